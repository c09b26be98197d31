import { demoHotel, type FirstHotel } from '../demo/first-hotel.ts'
import type { HotelFile } from './hotel-file.ts'

/**
 * The hotel that a server for trials begins with.
 * @throws {StartError} where it is a file that has to be mended
 */
export async function firstHotelOf(given: string | HotelFile | undefined): Promise<FirstHotel> {
  if (given === undefined) return demoHotel
  // The compiled rules of the control API are large, and so is the reader of YAML.
  return (await import('./set-up-hotel.ts')).ownHotel(given)
}
