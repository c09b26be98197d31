import type {
  AccountInput,
  CalendarValues,
  Connector,
  DepartmentInput,
  ExtraInput,
  MappingInput,
  PosMappings,
  Property,
  RoomInput,
  StayGuestInput,
} from '../generated/control.ts'

type Needs<Fields, Name extends keyof Fields> = Pick<Fields, Name> & Partial<Fields>

/** Guests of a room; days count from today, so that the file is as good tomorrow. */
type GuestsOfFile = {
  room_name: string
  room_id?: number
  arrived_days_ago: number
  leaves_in_days: number
  guests: Needs<StayGuestInput, 'firstname' | 'lastname' | 'birth_date'>[]
}

/**
 * A hotel of your own for tests: what the control API takes, by the codes and ids that its paths have. What has a default
 * there may be left out.
 */
export type HotelFile = {
  /** The hotel id. */
  hr_id: string
  /** The token of the integration: 8 to 128 visible ASCII characters. */
  token: string
  /** Name, time zone and currency. */
  property: Needs<Omit<Property, 'hr_id'>, 'name' | 'time_zone' | 'currency'>
  /** By rate code. The rate whose code is its `inv_code` is the master rate of the room type. */
  rooms: Record<string, Needs<RoomInput, 'inv_code' | 'name' | 'room_capacity' | 'adult_capacity'>>
  /** By channel code. Without `mappings`, the channel sells every rate but the master room, by its own code. */
  channels?: Record<
    string,
    {
      name: string
      connector: Pick<Connector, 'kind'> & Record<string, unknown>
      mappings?: Record<string, MappingInput>
    }
  >
  /** Departments that sell, by id. */
  departments?: Record<string, DepartmentInput>
  /** Revenue accounts, by id. */
  accounts?: Record<string, AccountInput>
  /** Products, by id. */
  extras?: Record<string, ExtraInput>
  /** What the codes of a till stand for. */
  pos_mappings?: Partial<PosMappings>
  /** Who is in the house, by room. */
  guests?: GuestsOfFile[]
  /** Values for so many days from today, by availability group. */
  calendar?: {
    /** From 1 to 1,000. @default 365 */
    days?: number
    /** By `inv_code`; a value counts for every day. */
    groups: Record<string, { [Field in keyof CalendarValues]?: string | number }>
  }
}

/** Where something is in the file. */
export type Place = (string | number)[]

/** Something wrong with the file. */
export type WrongPlace = { place: Place; message: string }

/** The place as the contract writes one: `rooms["HR:1"].name`. */
export const shownPlace = (place: Place): string =>
  place
    .map((part) =>
      typeof part === 'string' && /^[a-z_]+$/i.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`,
    )
    .join('')
    .replace(/^\./, '')

/** The parts of a place that the contract has written. */
export const placeOf = (path: string): Place =>
  Array.from(path.matchAll(/\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]|([^.[\]]+)/g), ([, quoted, index, name]) =>
    quoted !== undefined
      ? (JSON.parse(`"${quoted}"`) as string)
      : index !== undefined
        ? Number(index)
        : (name ?? ''),
  )
