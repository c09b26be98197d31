import { doneOf } from '../../server/test/support/answered.ts'
import type { OpenConsole } from './console-page.ts'
import { type Figure, figureOf } from './figure.ts'
import { dayCount, pricesOf, rateCount } from './season.ts'
import { sendDaily } from './server-hotel.ts'
import { controlToken, type Running } from './server-programs.ts'

const hotel = { hrId: 'season', token: 'season-token' }

/** Pixels of a gesture, and how many a second: a hundred rows, or forty weeks, in two seconds. */
const distance = 3_200
const speed = 1_600

const gestures = [
  { yDistance: -distance },
  { xDistance: -distance },
  { xDistance: -distance, yDistance: -distance },
  { xDistance: distance, yDistance: distance },
]
const rounds = 3

/** Pictures a second while a person scrolls a hotel of 200 rates and 500 days by the wheel: down, across, both, and back. */
export async function gridFigure(running: Running, { page, devtools }: OpenConsole): Promise<Figure> {
  await openSeason(running)
  await page.goto(`/console/${hotel.hrId}/calendar`)
  const grid = page.getByRole('grid')
  await page
    .getByRole('gridcell', { name: /^\d+\.5/ })
    .first()
    .waitFor()
  const measured: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const gesture of gestures) {
      const moves = await grid.evaluateHandle(watchMoves)
      await devtools.send('Input.synthesizeScrollGesture', {
        x: 700,
        y: 500,
        ...gesture,
        speed,
        gestureSourceType: 'mouse',
      })
      measured.push(await moves.evaluate((its) => its.perSecond()))
    }
    await grid.evaluate((its) => its.scrollTo(0, 0))
  }
  return figureOf('pictures/s', measured, (one) => one)
}

/** Runs in the page: counts the pictures in which the grid stands elsewhere than in the last one. */
function watchMoves(grid: Element) {
  const times: number[] = []
  let [left, top] = [grid.scrollLeft, grid.scrollTop]
  let isOver = false
  const look = (time: number) => {
    if (grid.scrollLeft !== left || grid.scrollTop !== top) times.push(time)
    ;[left, top] = [grid.scrollLeft, grid.scrollTop]
    if (!isOver) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  return {
    perSecond: () => {
      isOver = true
      const [first = 0, last = 0] = [times[0], times.at(-1)]
      return ((times.length - 1) / (last - first)) * 1000
    },
  }
}

/** A hotel of 200 rates in 100 groups, with a price for each of 500 days. */
async function openSeason(running: Running): Promise<void> {
  const call = doneOf({ ...running, controlToken })
  const at = `/properties/${hotel.hrId}`
  await call('POST', '/properties', { hr_id: hotel.hrId, name: 'Season', time_zone: 'UTC', currency: 'EUR' })
  await call('POST', `${at}/tokens`, { label: 'season', token: hotel.token })
  const today = Math.floor(Date.now() / 86_400_000) * 86_400_000
  for (let rate = 0; rate < rateCount; rate += 1) {
    const inv_code = `HR:${Math.floor(rate / 2) + 1}`
    const code = rate % 2 === 0 ? inv_code : `NR:${inv_code}`
    const room = { inv_code, name: `Room ${code}`, room_capacity: 3, adult_capacity: 2 }
    await call('PUT', `${at}/rooms/${encodeURIComponent(code)}`, room)
    const dates = pricesOf(rate, today).map(({ date, price }) => ({ date, price }))
    for (let first = 0; first < dayCount; first += 90) {
      const part = {
        [rate % 2 === 0 ? 'inv_code' : 'rate_code']: code,
        dates: dates.slice(first, first + 90),
      }
      await sendDaily(running.url, hotel, JSON.stringify({ rooms: [part] }))
    }
  }
}
