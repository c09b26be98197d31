type Key = { reservation_id: number; customer_id: number }

/** `<reservation_id>:<customer_id>`: one guest in one room. */
export const guestKey = ({ reservation_id, customer_id }: Key) => `${reservation_id}:${customer_id}`

/** Reads a guest key; undefined when it is none. */
export function readGuestKey(text: string): Key | undefined {
  const [, reservation, customer] = /^([0-9]{1,15}):([0-9]{1,15})$/.exec(text) ?? []
  return reservation && customer
    ? { reservation_id: Number(reservation), customer_id: Number(customer) }
    : undefined
}
