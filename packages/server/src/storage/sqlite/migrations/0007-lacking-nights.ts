import { type Kysely, sql } from 'kysely'

type Tables = {
  reservation: {
    hr_id: string
    hr_number: string
    channel_code: string
    taken: string
    lacking_until: string | null
  }
  lacking_night: {
    hr_id: string
    hr_number: string
    position: number
    inv_code: string
    date: string
    channel_code: string
    numbers: string
    has_room: number
  }
}
type RoomNight = { inv_code: string; date: string; numbers: string[]; has_room: boolean }

const rowsAtOnce = 1000

/**
 * The nights without a room stood only in the list of all nights of their reservation, so that whoever asked for one read
 * them all. Now each has a row, found by group and date.
 */
export async function keepLackingNights(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('lacking_night')
    .addColumn('hr_id', 'text', (column) => column.notNull())
    .addColumn('hr_number', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('inv_code', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('channel_code', 'text', (column) => column.notNull())
    .addColumn('numbers', 'text', (column) => column.notNull())
    .addColumn('has_room', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('lacking_night_key', ['hr_id', 'inv_code', 'date', 'hr_number', 'position'])
    .modifyEnd(sql`without rowid`)
    .execute()
  await database.schema
    .createIndex('lacking_night_by_reservation')
    .on('lacking_night')
    .columns(['hr_id', 'hr_number', 'date', 'position'])
    .execute()
  await database.schema
    .createIndex('lacking_night_without_room')
    .on('lacking_night')
    .columns(['hr_id', 'hr_number', 'date'])
    .where(sql.ref('has_room'), '=', sql.lit(0))
    .execute()

  const rows = await database
    .selectFrom('reservation')
    .select(['hr_id', 'hr_number', 'channel_code', 'taken'])
    .where('lacking_until', 'is not', null)
    .execute()
  for (const { hr_id, hr_number, channel_code, taken } of rows) {
    const lacking = (JSON.parse(taken) as RoomNight[]).flatMap((night, position) =>
      night.has_room ? [] : [{ ...night, position }],
    )
    for (let from = 0; from < lacking.length; from += rowsAtOnce) {
      const values = lacking.slice(from, from + rowsAtOnce).map(({ position, inv_code, date, numbers }) => {
        const key = { hr_id, hr_number, position, channel_code }
        return { ...key, inv_code, date, numbers: JSON.stringify(numbers), has_room: 0 }
      })
      await database.insertInto('lacking_night').values(values).execute()
    }
  }
  await database.schema.dropIndex('reservation_lacking').execute()
  await database.schema.alterTable('reservation').dropColumn('lacking_until').execute()
}
