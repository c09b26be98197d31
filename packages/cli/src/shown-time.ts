const dayMs = 86_400_000

/** For a person, in the time of the machine: of half a day ago or more with its date. */
export function shownTime(iso: string): string {
  const time = new Date(iso)
  const clock = time.toTimeString().slice(0, 8)
  if (Math.abs(Date.now() - time.getTime()) < dayMs / 2) return clock
  const two = (number: number) => String(number).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())} ${clock}`
}
