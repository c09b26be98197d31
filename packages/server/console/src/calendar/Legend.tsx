import { calendar as texts } from '../texts/calendar.ts'
import style from './Grid.module.css'

const marks = [
  { text: '0', tone: 'soldOut', meaning: texts.soldOut },
  { text: '0 −1', tone: 'overbooked', meaning: texts.overbooked(1) },
  { text: '×', tone: 'stopSale', meaning: texts.stopSale },
  { text: '⇥', tone: 'open', meaning: texts.cta },
  { text: '↦', tone: 'open', meaning: texts.ctd },
  { text: '2n', tone: 'open', meaning: texts.minStay(2) },
  { text: '·', tone: 'nothing', meaning: texts.nothing },
]

/** What the colours and signs of the grid mean. */
export function Legend({ lens }: { lens: boolean }) {
  return (
    <ul className={style.legend} aria-label={texts.legend}>
      {marks.map(({ text, tone, meaning }) => (
        <li key={meaning}>
          <span className={style.cell} data-tone={tone} aria-hidden>
            {text}
          </span>
          {meaning}
        </li>
      ))}
      {lens && (
        <li>
          <span className={style.cell} data-differs="true" aria-hidden>
            80
          </span>
          {texts.differs}
        </li>
      )}
    </ul>
  )
}
