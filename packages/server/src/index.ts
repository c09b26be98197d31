// First of all: what stands below needs that Node when it is imported.
import './needed-node.ts'

export { sign, verify } from './connectors/signature.ts'
export { exampleHotel } from './hotel-file/example-hotel.ts'
export type { HotelFile } from './hotel-file/hotel-file.ts'
export type { QuotaNumbers } from './property-api/quota.ts'
export { type OtherReading, type ReadingName, readingNames, readings } from './readings/readings.ts'
export type { Server } from './server.ts'
export type { LogLevel, ServerOptions } from './server-options.ts'
export { StartError } from './start-error.ts'
export { startServer } from './start-server.ts'
