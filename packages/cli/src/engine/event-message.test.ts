import { expect, it } from 'vitest'
import { messageFor } from './event-message.ts'

it.each([
  [
    "Look at the folio, then call postings.retry('b-1') or postings.withdraw('b-1').",
    'Look at the folio, then run innwire outbox retry b-1 or innwire outbox withdraw b-1.',
  ],
  [
    "postings: It goes on when the store takes changes again. Take it out, or take it out with postings.withdraw('it''s').",
    "bills: It goes on when the journal can be written again. Take it out, or take it out by innwire outbox withdraw it''s.",
  ],
  [
    'it goes again when it is set again, or by retryParked.',
    'it goes again when it is set again, or by innwire calendar retry.',
  ],
  ['onReservation failed 14 times to take R1/1.', 'The command or receiver failed 14 times to take R1/1.'],
])('says what to run where the engine says what to call: %s', (said, shown) => {
  const event = { type: 'trouble', flow: 'postings', error: new Error(''), message: said } as const
  expect(messageFor(event, { hrId: 'demo', correction: '' })).toBe(shown)
})

it('says which token to correct where the engine says to open it anew', () => {
  const message = 'It refuses the token (401). Open the engine anew with the right ones.'
  const correction = 'Correct the token ($1), and start innwire run again.'
  expect(messageFor({ type: 'unauthorized', message }, { hrId: 'demo', correction })).toBe(
    `It refuses the token (401). ${correction}`,
  )
})
