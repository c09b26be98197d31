import { writeFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { WrongUse } from '../failure.ts'
import { numberTo } from '../option-values.ts'

const [mostRooms, mostRates] = [100, 50]

export function addInit(innwire: Command): void {
  innwire
    .command('init')
    .description('write an example of a hotel, with comments, for innwire server --hotel')
    .argument('[file]', 'the file, - for standard output', 'hotel.yaml')
    .option('--rooms <number>', 'room types', numberTo(mostRooms), 4)
    .option('--rates <number>', 'rates of each', numberTo(mostRates), 2)
    .addHelpText(
      'after',
      `
Change its rooms, rates, channels and guests into yours. No file is written over.

Examples:
  innwire init hotel.yaml && innwire server --hotel hotel.yaml
  innwire init large.yaml --rooms 20 --rates 10`,
    )
    .action(async (file: string, { rooms, rates }) => {
      const { exampleHotel } = await import('@innwire/server')
      const text = exampleHotel({ rooms, rates })
      if (file === '-') {
        process.stdout.write(text)
        return
      }
      await writeFile(file, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
        const why = error.code === 'EEXIST' ? `${file} is there already.` : `${error.message}.`
        throw new WrongUse(`${why} Nothing was written: give another file.`)
      })
      process.stderr.write(`${file} has a hotel. Make it yours, and run innwire server --hotel ${file}\n`)
    })
}
