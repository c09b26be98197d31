import { useEffect, useState } from 'react'
import { useRead } from './reads.ts'

/** The time of the server's clock in milliseconds, which goes on while nothing is read; undefined until it was read once. */
export function useServerTime(): number | undefined {
  const { data, dataUpdatedAt } = useRead('getClock')
  const now = useSeconds()
  return data && now + Date.parse(data.now) - dataUpdatedAt
}

/** The browser's time, new each second. */
function useSeconds(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
