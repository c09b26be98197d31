type Shown = { seconds?: boolean; day?: boolean }

/** A moment in the hotel's time zone; the tooltip has it in UTC. */
export function Time({ at, zone, seconds = false, day = true }: Shown & { at: string; zone: string }) {
  return (
    <time dateTime={at} title={`${at} (UTC)`}>
      {formatIn(zone, { seconds, day }).format(new Date(at))}
    </time>
  )
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes longer than using it. A zone that the browser does not know is shown as UTC. */
function formatIn(zone: string, shown: Shown): Intl.DateTimeFormat {
  const name = `${zone} ${shown.seconds} ${shown.day}`
  const known = formats.get(name)
  if (known) return known
  const made = newFormat(zone, shown)
  formats.set(name, made)
  return made
}

function newFormat(timeZone: string, { seconds, day }: Shown): Intl.DateTimeFormat {
  const options: Intl.DateTimeFormatOptions = {
    ...(day && { month: 'short', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(seconds && { second: '2-digit' }),
  }
  try {
    return new Intl.DateTimeFormat('en', { ...options, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' })
  }
}
