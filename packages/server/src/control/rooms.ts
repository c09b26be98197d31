import { dropUnusedCalendar } from '../calendar/drop-unused.ts'
import type { Room } from '../generated/control.ts'
import { listed } from '../listed.ts'
import { changeSetUp } from '../property/set-up.ts'
import { deleteRows, listRows, upsertRow } from '../storage/rows.ts'
import type { Flag, RoomTable } from '../storage/schema.ts'
import { recordFullCalendar } from '../transactions/record-update.ts'
import { findProperty, findRate, findSetUp } from './find-property.ts'
import type { ControlHandlers, SetUpParts } from './handler-types.ts'
import { refused } from './refusals.ts'

export function roomHandlers({ service: { storage, setUps, clock, outbox } }: SetUpParts) {
  return {
    listPropertyRooms: async ({ path: { hr_id } }) => {
      await findProperty(storage.read, hr_id)
      const rows = await listRows(storage.read, 'room', { hr_id }, 'rate_code')
      return { status: 200, body: { rooms: rows.map(room) } }
    },

    putRoom: async ({ path: { hr_id, rate_code }, body }) => {
      const { row, lanes } = await storage.write(async (database) => {
        const { rooms, masterRoom } = await findSetUp(setUps, database, hr_id)
        if (body.is_master && masterRoom && masterRoom.rate_code !== rate_code) {
          const message = `${masterRoom.rate_code} is the master room. Make it an ordinary room first.`
          throw refused('state_conflict', message)
        }
        const row = {
          ...body,
          availability_update: flag(body.availability_update),
          restrictions_update: flag(body.restrictions_update),
          price_update: flag(body.price_update),
          is_master: flag(body.is_master),
          non_refundable: flag(body.non_refundable ?? rate_code.startsWith('NR:')),
        }
        await upsertRow(database, 'room', { hr_id, rate_code }, row)
        await changeSetUp(database, hr_id)
        const before = rooms.get(rate_code)?.inv_code
        if (before === undefined || before === row.inv_code) return { row, lanes: [] }

        // In another group the rate has another availability, which its channels must be sent.
        const setUp = await setUps.current(database, hr_id)
        const mappings = setUp.mappings.get(rate_code) ?? []
        const lanes = await recordFullCalendar(database, setUp, clock.now(), mappings, before)
        await dropUnusedCalendar(database, setUp, [rate_code, before])
        return { row, lanes }
      }, hr_id)
      outbox.wake(lanes)
      return { status: 200, body: room({ hr_id, rate_code, ...row }) }
    },

    deleteRoom: ({ path: { hr_id, rate_code } }) =>
      storage.write(async (database) => {
        const setUp = await findSetUp(setUps, database, hr_id)
        const present = findRate(setUp, rate_code)
        const using = setUp.mappings.get(rate_code) ?? []
        if (using.length > 0) {
          const names = listed(using.map((mapping) => `${mapping.code} on ${mapping.channel_code}`))
          throw refused('in_use', `${rate_code} is mapped by ${names}. Delete what maps it first.`)
        }
        await deleteRows(database, 'room', { hr_id, rate_code })
        await changeSetUp(database, hr_id)
        const current = await setUps.current(database, hr_id)
        await dropUnusedCalendar(database, current, [rate_code, present.inv_code])
        return { status: 204 }
      }, hr_id),
  } satisfies Partial<ControlHandlers>
}

const flag = (value: boolean): Flag => (value ? 1 : 0)

const room = ({ hr_id: _, ...row }: RoomTable): Room => ({
  ...row,
  availability_update: Boolean(row.availability_update),
  restrictions_update: Boolean(row.restrictions_update),
  price_update: Boolean(row.price_update),
  is_master: Boolean(row.is_master),
  non_refundable: Boolean(row.non_refundable),
})
