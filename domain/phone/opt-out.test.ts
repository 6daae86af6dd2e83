import { describe, expect, test } from 'vitest'
import { optOutOf } from './opt-out.ts'

describe('ends texts, and says nothing else:', () => {
  test.each([
    ...['STOP', 'stop', ' Stop. ', 'StopAll', 'UNSUBSCRIBE', 'cancel', 'END', 'Quit!', 'REVOKE'],
    ...['ARRÊT', 'arret', 'ALTO', 'Parar', 'Cancelar', 'FIN'],
    ...[
      'OPT OUT',
      'Opt-out',
      'OPTOUT',
      'ＳＴＯＰ',
      'S T O P',
      's.t.o.p.',
      'STOOOP!!!',
      'stop stop stop',
    ],
    ...['"STOP"', '🛑 STOP 🛑', 'S\u200bTOP', 'Stpo', 'UNSUSCRIBE', 'unsub'],
    ...['Stop. Thank you', 'please stop', 'Stop it now!', 'STOP please, thanks'],
    ...[
      'Please stop texting me',
      'Don’t text me',
      'do not message me again',
      'Quit sending me texts',
    ],
    ...['No more texts please', 'take me off your list', 'Remove my number', 'lose my number'],
    ...[
      'I want to opt out',
      'I no longer wish to receive messages',
      'Leave me alone',
      'Wrong number',
    ],
    ...[
      'BAJA',
      'DETENER',
      'PARE',
      'NO MAS',
      'no más',
      '¡Basta!',
      'Ya basta',
      'para',
      'Alto por favor',
    ],
    ...['Dar de baja', 'Quiero darme de baja', 'No me escriban más', 'no me mande mensajes'],
    ...['Dejen de textearme', 'No quiero más mensajes', 'Número equivocado', 'Déjeme en paz'],
    ...['No más mensajes por favor', 'Borre mi número'],
  ])('%j', (text) => expect(optOutOf(text, '')).toMatchObject({ kind: 'stop', isAll: true }))
})

describe('ends texts in doubt, and leaves the rest to staff:', () => {
  test.each([
    'stop\n--\nMaria Gomez',
    'Stop. I found another locksmith',
    'Cancel. My landlord let me in',
    'I already paid your guy last week and I want all of this to end, stop',
    'You have the wrong number, I never called anybody about a lock',
    'The lock works, thanks for coming so fast yesterday. Please do not send me any more texts about it',
    'Ya me abrieron la puerta. No me manden mensajes',
    'Gracias por todo, alto',
  ])('%j', (text) => expect(optOutOf(text, '')).toMatchObject({ kind: 'stop', isAll: false }))
})

test.each(['START', 'unstop', 'Start please'])('restarts texts at %j', (word) =>
  expect(optOutOf(word, '')).toMatchObject({ kind: 'start', isAll: true }),
)

test.each([
  'Please stop at the gate',
  'stop by the side door, I will text you the code',
  'I am at the bus stop',
  'Please cancel my appointment',
  'The end of the street',
  'Back door, end',
  'Yes',
  'No',
  'No thanks',
  '',
  'I did not get your message',
  'Text me when you are here',
  'Locked out of my office, please text me',
  'Is this the right number?',
  'Para mañana a las 8',
  'Estoy en la planta baja',
  'No puedo escribir mucho, estoy afuera',
  'No recibí su mensaje',
  'Mándeme un mensaje cuando llegue',
  'ok, coming down. > Reply STOP for no more texts.',
  'Bajo ya. "Responda STOP para no recibir más mensajes."',
])('leaves other messages alone: %j', (text) => expect(optOutOf(text, '')).toBeNull())

test("follows Twilio's own reading", () => {
  expect(optOutOf('anything', 'STOP')?.kind).toBe('stop')
  expect(optOutOf('info', 'HELP')?.kind).toBe('help')
  expect(optOutOf('stop', 'START')?.kind).toBe('start')
})

test('reads the longest text in no time', () => {
  const begunAt = performance.now()
  for (const word of ['stop ', 'please ', 'no more ', 'thank you ', 'st', 'a b '])
    optOutOf(word.repeat(1600 / word.length), '')
  expect(performance.now() - begunAt).toBeLessThan(500)
})

test.each([
  ['STOP', true],
  ['unsubscribe.', true],
  ['Please stop texting me, I have it', false],
  ['no more', false],
])('tells what the carriers themselves block: %j', (text, is) =>
  expect(optOutOf(text, '')?.isCarriers).toBe(is),
)
