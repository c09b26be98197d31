import type { Service } from '../service.ts'
import { StartError } from '../start-error.ts'
import type { Database } from '../storage/schema.ts'
import { hashToken } from '../storage/token-hashes.ts'
import { demoProperty, demoToken } from './demo-hotel.ts'
import { createDemo } from './set-up-demo.ts'

/** The hotel that a server for trials has at its first start, and after each reset. */
export type FirstHotel = {
  hr_id: string
  /** Writes all of it, as of now, inside a write. */
  create(database: Database, service: Omit<Service, 'outbox'>, now: Date): Promise<void>
}

export const demoHotel: FirstHotel = {
  hr_id: demoProperty.hr_id,
  create: (database, { storage, setUps }, now) => {
    storage.tokenAdded(hashToken(demoToken.token))
    return createDemo(database, setUps, now)
  },
}

/**
 * Sets up the first hotel, unless it is there already; before the outbox starts, which delivers what it finds.
 * @throws {StartError} when the database belongs to real hotels: everybody knows the demo's token
 */
export async function setUpFirst(hotel: FirstHotel, service: Omit<Service, 'outbox'>): Promise<void> {
  const { storage, clock } = service
  await storage.write(async (database) => {
    const hotels = await database.selectFrom('property').select('hr_id').execute()
    if (hotels.some(({ hr_id }) => hr_id === hotel.hr_id)) return
    if (hotels.length > 0) throw new StartError(otherHotels(storage.name, hotel))
    await hotel.create(database, service, clock.now())
  })
}

const otherHotels = (file: string, hotel: FirstHotel) =>
  hotel === demoHotel
    ? `The database ${file} has hotels, and none of them is the demo hotel: --demo would add it, with a token that everybody knows. Start without --demo, for tests with --test, or leave out --database for a demo.`
    : `The database ${file} has hotels, and none of them is ${hotel.hr_id}, which --hotel would add. Leave out --database for trials, or give another.`
