import { calendarFields } from '@innwire/types'

/** Among the rows of single channels on the dates that are given, by an index that has no others. */
const amongThese = `hr_id = ?2 and code = ?3 and (channel_code, date) in (
  select present.channel_code, present.date
  from json_each(?1) as given cross join calendar as present indexed by calendar_of_channels
  where present.hr_id = ?2 and present.code = ?3 and present.channel_code > '' and present.date = given.value`

export const endingChannelValues = (fields: string[]) => [
  `update calendar set ${fields.map((field) => `${field} = null`).join(', ')}
    where ${amongThese} and (${fields.map((field) => `present.${field} is not null`).join(' or ')}))`,
  dropEmpty,
]

const dropEmpty = `delete from calendar
  where ${amongThese} and ${calendarFields.map((field) => `present.${field} is null`).join(' and ')})`
