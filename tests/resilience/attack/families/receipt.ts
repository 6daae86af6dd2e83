import { type Family, pickKind } from '../cases/case.ts'
import { hostileEncoded, hostileHeader, hostileText } from '../cases/hostile.ts'
import { answered, form, message } from '../cases/messages.ts'
import type { Workshop } from '../cases/workshop.ts'

const UNDER = ['', '/state', '/fragment', '/note', '/cancel']

/** 22 characters that look like a token and are nobody's. */
const guess = ({ key }: Workshop): string =>
  `/r/${Buffer.from(key().replaceAll('-', ''), 'hex').toString('base64url')}`

/** The visitor's receipt: a stranger finds nothing there, and learns of nothing whether it exists. */
export const receipt: Family = {
  name: 'receipt',
  weight: 5,
  // Whoever has the token can cancel.
  neverLogged: /\/r\/[\w-]{22}(?![\w-])/,
  make: pickKind({
    'guessed token': [
      8,
      (workshop) => answered(message('GET', guess(workshop) + workshop.random.pick(UNDER)), 404),
    ],
    'guessed token, asked again': [
      4,
      (workshop) => {
        const header = ['if-none-match', hostileHeader(workshop.random)] as const
        return answered(message('GET', `${guess(workshop)}/state`, header), 404)
      },
    ],
    'cancelled with a guessed token': [
      5,
      (workshop) => answered(form(`${guess(workshop)}/cancel`, {}), 404),
    ],
    'note with a guessed token': [
      5,
      (workshop) => {
        const note = hostileText(workshop.random)
        return answered(form(`${guess(workshop)}/note`, { note }), 404, 413)
      },
    ],
    'from another site': [
      4,
      (workshop) => {
        const origin = ['origin', 'https://evil.example'] as const
        return answered(form(`${guess(workshop)}/cancel`, {}, origin), 403)
      },
    ],
    'hostile token': [
      4,
      ({ random }) => {
        const target = `/r/${hostileEncoded(random)}${random.pick(UNDER)}`
        return answered(message(random.pick(['GET', 'POST', 'HEAD']), target), 403, 404, 405, 414)
      },
    ],
  }),
}
