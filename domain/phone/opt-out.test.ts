import { expect, test } from 'vitest'
import { optOutOf } from './opt-out.ts'

test.each([
  'STOP',
  'stop',
  ' Stop. ',
  'StopAll',
  'UNSUBSCRIBE',
  'cancel',
  'END',
  'Quit!',
  'ARRÊT',
  'arret',
  'ALTO',
  'Parar',
])('ends texts at %j', (word) => expect(optOutOf(word, '')).toBe('stop'))

test.each(['START', 'unstop'])('restarts texts at %j', (word) =>
  expect(optOutOf(word, '')).toBe('start'),
)

test.each(['Please stop at the gate', 'Yes', '', 'The end of the street'])(
  'leaves other messages alone: %j',
  (text) => expect(optOutOf(text, '')).toBeNull(),
)

test("follows Twilio's own reading", () => {
  expect(optOutOf('anything', 'STOP')).toBe('stop')
  expect(optOutOf('info', 'HELP')).toBe('help')
})
