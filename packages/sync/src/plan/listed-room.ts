import type { Room } from '@innwire/types'

/** A room as a list has it. One that names no channels says nothing of where it is sold. */
export type ListedRoom = Omit<Room, 'channel_codes'> & Partial<Pick<Room, 'channel_codes'>>
