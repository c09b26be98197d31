import type { ListedRoom } from '@innwire/sync'

/** A rate of HR:1 as the service lists it, which may leave out who sells it. */
export const listedRoom = (rate_code: string, channel_codes?: string[]): ListedRoom => ({
  rate_code,
  inv_code: 'HR:1',
  availability_update: true,
  restrictions_update: true,
  price_update: true,
  name: 'Double room',
  description: '',
  policy: '',
  room_capacity: 2,
  adult_capacity: 2,
  is_master: false,
  ...(channel_codes && { channel_codes }),
})
