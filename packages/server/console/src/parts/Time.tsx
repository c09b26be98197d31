/** A moment in the hotel's time zone; the tooltip has it in UTC. */
export function Time({ at, zone, seconds = false }: { at: string; zone: string; seconds?: boolean }) {
  return (
    <time dateTime={at} title={`${at} (UTC)`}>
      {formatIn(zone, seconds).format(new Date(at))}
    </time>
  )
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes longer than using it. A zone that the browser does not know is shown as UTC. */
function formatIn(zone: string, seconds: boolean): Intl.DateTimeFormat {
  const name = `${zone} ${seconds}`
  const known = formats.get(name)
  if (known) return known
  const made = newFormat(zone, seconds)
  formats.set(name, made)
  return made
}

function newFormat(timeZone: string, seconds: boolean): Intl.DateTimeFormat {
  const options: Intl.DateTimeFormatOptions = {
    month: 'short',
    day: 'numeric',
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
