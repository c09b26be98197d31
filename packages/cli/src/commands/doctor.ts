import type { Command } from 'commander'
import { forReading } from '../beside/read-hotel.ts'
import { type Examined, examine } from '../doctor/examine.ts'
import { areas, mostRequests } from '../doctor/probe.ts'
import { forEngine } from '../engine/engine-settings.ts'
import { printJson, shownText } from '../print.ts'
import { forHotel } from '../settings/hotel.ts'

export function addDoctor(innwire: Command): void {
  forReading(forEngine(forHotel(innwire.command('doctor'))))
    .description('look for what is wrong with settings, connection, token, rooms, channels and quota')
    .addHelpText(
      'after',
      `
It costs at most ${mostRequests} requests, which the sync engine does not count. It changes nothing and delivers no reservation: it looks up
one that does not exist. Whether the token may update or post is not tried.

Ends with 0 when there is nothing to do but notes, with 4 when there is a problem, with 1 when the service refuses the
token, with 2 when a setting is missing, with 3 when the service cannot be reached.

Examples:
  innwire doctor --demo
  innwire doctor --config innwire.run.json --hr-id linden
  innwire doctor --quota 5/250 --bookings lower --json | jq '.findings[] | select(.level == "problem")'`,
    )
    .action(async (flags) => {
      const { examined, code } = await examine(flags)
      if (flags.json || !process.stdout.isTTY) printJson(examined)
      else process.stdout.write(shown(examined))
      process.exitCode = code
    })
}

function shown(examined: Examined): string {
  const { base_url, hr_id, requests, token, clock_ahead_seconds, rooms, channels, quota, findings } = examined
  const unknown = 'not known'
  const left = [
    quota.service && `${quota.service.remaining} of ${quota.service.limit} by the service`,
    quota.engine && `${quota.engine.left.minute} a minute and ${quota.engine.left.day} a day by the journal`,
  ]
  const facts: [string, string][] = [
    ['service', `${base_url ?? unknown}, hotel ${hr_id ?? unknown}`],
    ['token', areas.map((area) => `${area}: ${token[area]}`).join(', ')],
    ['clock', clock_ahead_seconds === null ? unknown : `${clock_ahead_seconds} s apart`],
    ['rates', rooms === null ? unknown : String(rooms)],
    ['channels', channels?.join(' ') ?? unknown],
    ['left', left.filter(Boolean).join('; ') || unknown],
    ['requests', `${requests} made`],
  ]
  const said = [...facts.map(([name, text]) => `${name.padEnd(10)}${shownText(text)}`)]
  for (const { check, level, problem, advice } of findings)
    said.push('', `${level} (${check}): ${shownText(problem)}`, `  ${shownText(advice)}`)
  if (findings.length === 0) said.push('', 'Nothing is wrong.')
  return `${said.join('\n')}\n`
}
