import type { Moment } from '../clock.ts'
import type { BookingFields, BookingRoomInput, SignedMoneyInput } from '../generated/control.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import type { Database } from '../storage/schema.ts'

/** A write about the bookings of a property: its statements, what the property has set up, and when it happens. */
export type BookingWrite = { database: Database; setUp: PropertySetUp; at: Moment }

/** A booking as a channel sends it, with every default filled in. */
export type Booking = Required<BookingFields> & { channel_code: string }

/** A field that the stored and the shown reservation have as well; only the channel has another name there. */
export type BookingField = Exclude<keyof Booking, 'channel_code'>

/** A room by the channel's code for it, which may be unknown (D22), or by one of the property's rates. */
export type BookedRoom = BookingRoomInput

/** A number or decimal text. */
export type Money = SignedMoneyInput
