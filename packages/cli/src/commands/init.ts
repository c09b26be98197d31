import { type Command, Option } from 'commander'
import { WrongUse } from '../failure.ts'
import { numberTo } from '../option-values.ts'
import { listNames, readLists } from '../own-hotel/read-lists.ts'
import { schemaLine } from '../own-hotel/schema-line.ts'
import { connect, whichHotel } from '../settings/hotel.ts'
import type { HotelFlags } from '../settings/settings.ts'
import { refusePresent, writeNewFile } from '../write-new-file.ts'

const [mostRooms, mostRates] = [100, 50]
const standardFile = 'hotel.yaml'

/** Adds it to innwire, and to innwire server, where people look for it, too. */
export function addInit(parent: Command): void {
  whichHotel(
    parent
      .command('init')
      .description('write a hotel, with comments, for innwire server --hotel: an example, or a copy of yours')
      .argument('[file]', 'the file, - for standard output', standardFile)
      .addOption(fromHotel())
      .option('--rooms <number>', 'room types of the example', numberTo(mostRooms), 4)
      .option('--rates <number>', 'rates of each', numberTo(mostRates), 2),
  )
    .addHelpText(
      'after',
      `
Change its rooms, rates, channels and guests into yours. No file is written over.

With --from-hotel it costs ${listNames.length} requests: ${listNames.join(', ')}. Nothing is changed, and neither the token nor a guest is
written. What the service does not tell, such as prices and the codes of channels, is made up, and a comment says so.

Examples:
  innwire init hotel.yaml && innwire server --hotel hotel.yaml
  innwire init large.yaml --rooms 20 --rates 10
  innwire init mine.yaml --from-hotel --profile linden`,
    )
    .action(async (file: string, flags: InitFlags) => {
      if (file !== '-') await refusePresent(file)
      const text = schemaLine(file === '-' ? standardFile : file) + (await textOf(flags))
      if (file === '-') {
        process.stdout.write(text)
        return
      }
      await writeNewFile(file, text)
      const what = flags.fromHotel ? 'a copy of the hotel. See what is made up' : 'a hotel. Make it yours'
      process.stderr.write(`${file} has ${what}, and run innwire server --hotel ${file}\n`)
    })
}

type InitFlags = HotelFlags & { fromHotel?: boolean; rooms: number; rates: number }

const fromHotel = () =>
  new Option('--from-hotel', 'a copy of the hotel that the options below, or other settings, name').conflicts(
    ['rooms', 'rates'],
  )

async function textOf({ fromHotel, rooms, rates, ...which }: InitFlags): Promise<string> {
  if (!fromHotel) {
    refuseUnused(which)
    return (await import('@innwire/server')).exampleHotel({ rooms, rates })
  }
  const hotel = await connect(which)
  process.stderr.write(`Asking the hotel ${listNames.length} times: ${listNames.join(', ')}.\n`)
  const lists = await readLists(hotel)
  const { hotelText } = await import('../own-hotel/hotel-text.ts')
  return hotelText(lists, Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Who names a hotel means to have it copied. */
function refuseUnused(which: HotelFlags): void {
  if (Object.keys(which).length > 0)
    throw new WrongUse(
      'A hotel is named, but the example is of none. Add --from-hotel, or leave the hotel out.',
    )
}
