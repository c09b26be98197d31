import type { Property } from '../../../src/generated/control.ts'
import { useChange, useRead } from '../api/reads.ts'
import { useServerTime } from '../api/server-time.ts'
import { Button } from '../parts/Button.tsx'
import { Section } from '../parts/Section.tsx'
import { Time } from '../parts/Time.tsx'
import { useTell } from '../parts/Toasts.tsx'
import { trouble } from '../texts/trouble.ts'
import { durationOf, secondsToMidnight } from './clock-times.ts'
import style from './Trouble.module.css'

const { clock: texts } = trouble
/** Below this the clock runs with the real time, give or take the way of a request. */
const sameMs = 2000

/** The server's time, and steps to move it. */
export function Clock({ hotel: { time_zone }, may }: { hotel: Property; may: boolean }) {
  const { data } = useRead('getClock')
  const now = useServerTime()
  const advance = useChange('advanceClock')
  const set = useChange('setClock')
  const tell = useTell()
  const busy = advance.isPending || set.isPending
  const on = (seconds: number) => advance.mutate({ body: { seconds } }, { onError: tell.failed })
  if (!data || now === undefined) return null
  const { offset_ms } = data
  const far = durationOf(Math.abs(offset_ms))
  return (
    <Section title={texts.heading} about={texts.about}>
      <p className={style.now}>
        <Time at={new Date(now).toISOString()} zone={time_zone} seconds />
        <span>
          {Math.abs(offset_ms) < sameMs ? texts.real : offset_ms > 0 ? texts.ahead(far) : texts.behind(far)}
        </span>
      </p>
      {may && (
        <div className={style.actions}>
          <Button busy={busy} onClick={() => on(3600)}>
            {texts.hour}
          </Button>
          <Button busy={busy} onClick={() => on(86_400)}>
            {texts.day}
          </Button>
          <Button busy={busy} onClick={() => on(secondsToMidnight(new Date(now), time_zone))}>
            {texts.midnight}
          </Button>
          <Button
            busy={busy}
            onClick={() => set.mutate({ body: { now: new Date().toISOString() } }, { onError: tell.failed })}
          >
            {texts.back}
          </Button>
        </div>
      )}
    </Section>
  )
}
