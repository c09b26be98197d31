/**
 * Gathers wishes to do something that takes its time: all that come while it waits or is done are one more time, after that.
 * @param wait in milliseconds, before each time
 */
export function gather(job: () => Promise<unknown>, wait: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBusy = false
  let isWanted = false
  let isOver = false
  const begin = () => {
    timer = setTimeout(run, wait)
  }
  const run = async () => {
    isWanted = false
    await job()
    isBusy = isWanted
    if (isWanted && !isOver) begin()
  }
  return {
    wish: () => {
      isWanted = true
      if (isBusy) return
      isBusy = true
      begin()
    },
    end: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}
