import { expect, test } from 'vitest'
import { isQuietText } from './quiet-text.ts'

const OURS = 'Palisade Lock & Key here. We are on the way: about 20 minutes'

test.each([
  `Liked “${OURS}”`,
  `Loved “${OURS}”`,
  `Disliked “${OURS}”`,
  `Laughed at “${OURS}”`,
  `Emphasized "${OURS}"`,
  `Questioned “${OURS}”`,
  `Removed a heart from “${OURS}”`,
  `Reacted 👍 to “${OURS}”`,
  `Reacted with 🎉 to “${OURS}\nhttps://palisade.example/r/x”`,
  `\u200a👍\u200a to “\u200a${OURS}\u200a” `,
  `Removed 👍 from “${OURS}”`,
  'Loved an image',
  `Le gusta “${OURS}”`,
  `Le encantó “${OURS}”`,
  `A Ana le gusta “${OURS}”`,
  `Reaccionó con 👍 a “${OURS}”`,
  `👍 a «${OURS}»`,
])('wakes nobody by a reaction: %s', (text) => expect(isQuietText(text)).toBe(true))

test.each([
  'Thanks',
  'Thanks so much',
  'Thank you!!!',
  'Thank you so much for everything, have a great day 😊',
  'ok thx',
  'You are the best',
  'Great job, thank you again',
  'ty 🙏🏽',
  '👍',
  '❤️❤️',
  'Ok',
  'Perfect, thanks!',
  'God bless you sir',
  'Gracias',
  '¡Muchas gracias por todo!',
  'Muy amable, que tenga un buen día',
  'Ok gracias, buenas noches',
  'Dios los bendiga',
])('wakes nobody by thanks: %s', (text) => expect(isQuietText(text)).toBe(true))

test.each([
  'I’m driving with Driving Focus turned on. I’ll see your message when I get where I’m going.',
  "I'm driving right now - I'll get back to you later.",
  '(I’m not receiving notifications. If this is urgent, reply “urgent” to send a notification through with your original message.)',
  'Auto-Reply: We are closed.',
  'Automatic reply: out of office',
  'This is an automated message. Do not reply.',
  'Respuesta automática: estoy de vacaciones',
  'Estoy conduciendo en este momento. Te llamo luego.',
  'Out of office until Monday',
])('wakes nobody by an automatic answer: %s', (text) => expect(isQuietText(text)).toBe(true))

test.each([
  '',
  'Locked out, thanks',
  'Help! Thank you',
  'Ayuda, gracias',
  'Thank you, where are you?',
  'Ok thanks?',
  'Thanks, apartment 4B',
  'Thanks but the lock is stuck again',
  'Gracias, ya no abre otra vez',
  'I liked the new lock, can you do another one?',
  'Loved ones are locked out at 12 Sample St',
  'Liked your service, I need two more keys',
  'Removed the old lock from the door and now it does not close',
  'Reacted badly to the new key, it is stuck',
  'I am locked out of office',
  'Locked out of the office until the super comes',
  'I’m driving home and have no key',
  'I’m driving to the house now, locked out',
  'Me gusta la cerradura nueva, quiero otra',
  'A "smart" lock is stuck',
  '🔑❓',
  '🆘',
  'Yes',
  'No',
  '1',
])('leaves what somebody has to read: %s', (text) => expect(isQuietText(text)).toBe(false))

test('reads the longest text in no time', () => {
  const begunAt = performance.now()
  for (const word of ['thanks ', 'ok ', 'so much ', '👍 ', 'Liked “', 'Reacted ', 'a le gusta '])
    isQuietText(`${word.repeat(1600 / word.length)}!x`)
  expect(performance.now() - begunAt).toBeLessThan(500)
})
