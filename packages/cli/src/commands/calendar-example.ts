import type { Command } from 'commander'
import { exampleFile } from '../calendar/example-file.ts'
import { writeNewFile } from '../write-new-file.ts'
import { aboutFiles } from './calendar-plan.ts'

const standardFile = 'prices.csv'

export function addCalendarExample(calendar: Command): void {
  calendar
    .command('example')
    .description('write a file to try: prices of the next 30 nights, for the demo hotel')
    .argument('[file]', 'the file, - for standard output', standardFile)
    .addHelpText(
      'after',
      `
It is CSV, as a spreadsheet exports it, for the room type HR:1. Change its rooms, nights and values into yours. No file is
written over.
${aboutFiles}

Examples:
  innwire calendar example prices.csv && innwire calendar push prices.csv --demo
  innwire calendar example - | innwire calendar plan - --demo`,
    )
    .action(async (file: string) => {
      const text = exampleFile(new Date())
      if (file === '-') process.stdout.write(text)
      else {
        await writeNewFile(file, text)
        process.stderr.write(
          `${file} has prices to try. See what a push sends: innwire calendar plan ${file} --demo\n`,
        )
      }
    })
}
