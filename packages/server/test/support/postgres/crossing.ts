/**
 * Queries that read rows of several properties, and why they may: by how their text begins, with single spaces. None of them
 * may be part of a request of the property API, which would then wait for every node of a cluster.
 */
export const crossing: { because: string; queries: RegExp[] }[] = [
  {
    because: 'A start asks once what waits for channels, and what a restore left to tell them.',
    queries: [
      /^select distinct "hr_id", "channel_code", "mapping_code" from "delivery" where "due_at" is not null$/,
      /^select distinct "hr_id", "channel_code", "mapping_code" from "told" where unknown /,
      /^select "hr_id", "name" from "setting" where "name" like \$1$/,
      /^select "hr_id", "channel_code", "connector" from "connection" where "connector" like /,
      /^select "hr_id" from "property" where "readings" <> /,
    ],
  },
  {
    because:
      'Processes look every few seconds for what waits and has no process, from lane to lane by the index, take over the claims of one that is gone, and renew what they say of the answers that they send.',
    queries: [
      /^with recursive lane as \( ?\(select hr_id, channel_code, mapping_code from delivery /,
      /^select hr_id, number from claim where \(until <= clock_timestamp\(\) or until > /,
      /^with its as \( select hr_id, token_id, id from answer_under_way /,
      /^update claim set session = .+ where claim.hr_id = its.hr_id and \(until <= clock_timestamp\(\) or /,
    ],
  },
  {
    because:
      'The hourly removal of what is too old goes through all properties by age or key, slice by slice.',
    queries: [
      /^select "created_at", "hr_id", "id" from "calendar_update" where "created_at" < /,
      /^select "settled_at", "hr_id", "id", "channel_code", "mapping_code" from "delivery" where "state" = 'failed' /,
      /^select "created_at", "hr_id", "token_id", "request_id" from "page_replay" where "created_at" < /,
      /^select "hr_id", "hash", "id" from "token" where "revoked_at" < /,
      /^select "hr_id", "code", "channel_code" from "calendar" where \("hr_id", /,
      /^select "hr_id", "channel_code", "mapping_code" from "told" where \("hr_id", /,
    ],
  },
  {
    because: 'A process reads anew every minute which tokens no log may show, some at a time.',
    queries: [/^select "hr_id", "hash" from "token" where \("hr_id", "hash"\) > \(\$1, \$2\) order by /],
  },
  {
    because: 'Where the clock was wrong, what it left out is looked for in every lane once it is right.',
    queries: [/^select "hr_id", "channel_code", "code" as "mapping_code" from "mapping"$/],
  },
  {
    because: 'Metrics and alarms are of all properties where nobody asks for one.',
    queries: [
      /^select "channel_code", (count|sum)\(.+\) as "(properties|deliveries)" from "connection" /,
      /^select "hr_id", "channel_code" from "connection" where "in_progress" > \$1 and exists /,
      /^select count\(\*\) as "nights" from "lacking_night" where "has_room" = 0 and "date" >= \$1 and not \(exists .+ "room"."hr_id" = "lacking_night"."hr_id" .+\)$/,
      /^with "night" as materialized \(select .+ and "date" >= \$1 and not \(exists .+ "room"."hr_id" = "lacking_night"."hr_id" .+\)\) select .+ (limit \$2|> \(\$2, \$3\) .+ limit \$4)$/,
      /^select "reservation"."hr_id", "hr_number", .+ where "unmapped_until" > \$1 (and \("reservation"."hr_id", |order by )/,
      /^select count\(\*\) as "bookings" from "reservation" where "unmapped_until" > \$1$/,
      /^select distinct "time_zone" from "property"$/,
    ],
  },
  {
    because: 'The control API lists properties, and changes a sales channel at all that sell on it.',
    queries: [
      /^select (\*|"hr_id") from "property"( where "hr_id" > \$1 order by "hr_id" limit \$2)?$/,
      /^select "hr_id" from "connection" where "channel_code" = \$1 order by "hr_id"$/,
    ],
  },
  {
    because: 'A snapshot, its restore and a reset are of everything, and for tests.',
    queries: [
      /^insert into snapshot_row /,
      /^delete from ("\w+"|told)$/,
      /^delete from "\w+" where \(.+\) in \(select .+ from "\w+" limit 1000\)$/,
      /^delete from "setting" where "name" not like /,
      /^insert into setting .+ from (property on|given_out|revoked|token where revoked_at is not null on) /,
      /^update property set sequence = greatest\(sequence, /,
      /^update token set revoked_at = its.revoked_at from revoked /,
    ],
  },
]
