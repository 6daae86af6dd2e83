import { type Family, pickKind } from '../cases/case.ts'
import { hostileEncoded, hostileHeader, hostileText } from '../cases/hostile.ts'
import { answeredWith, form, get, guessedToken, message } from '../cases/messages.ts'
import type { CaseContext } from '../cases/case-context.ts'

const SUBPATHS = [
  '',
  '/state',
  '/fragment',
  '/calendar.ics',
  '/note',
  '/cancel',
  '/photo',
  '/review',
  '/window',
]

const guess = (context: CaseContext): string => `/r/${guessedToken(context)}`

/** The status page: an unknown token gets nothing and reveals no existence. */
export const statusPage: Family = {
  name: 'status-page',
  weight: 5,
  // The token allows canceling.
  neverLogged: /\/r\/[\w-]{22}(?![\w-])/,
  make: pickKind({
    'guessed token': [
      8,
      (context) => answeredWith(get(guess(context) + context.random.pick(SUBPATHS)), 404),
    ],
    'guessed token, asked again': [
      4,
      (context) => {
        const header = ['if-none-match', hostileHeader(context.random)] as const
        return answeredWith(get(`${guess(context)}/state`, header), 404)
      },
    ],
    'cancelled with a guessed token': [
      5,
      (context) => answeredWith(form(`${guess(context)}/cancel`, {}), 404),
    ],
    'note with a guessed token': [
      5,
      (context) => {
        const note = hostileText(context.random)
        return answeredWith(form(`${guess(context)}/note`, { note }), 404, 413)
      },
    ],
    'photo with a guessed token': [
      5,
      (context) => {
        const type = ['content-type', `multipart/form-data; boundary=${context.key()}`] as const
        const body = Buffer.from(hostileText(context.random))
        return answeredWith({ ...message('POST', `${guess(context)}/photo`, type), body }, 404, 413)
      },
    ],
    'agreement with a guessed token': [
      3,
      (context) => {
        const quote = context.random.pick(['1', 'NaN', hostileText(context.random)])
        const answer = context.random.pick(['agree', 'disagree'])
        return answeredWith(form(`${guess(context)}/${answer}`, { quote }), 404, 413)
      },
    ],
    'another time with a guessed token': [
      3,
      (context) => {
        const { random } = context
        const text = (): string => random.pick(['', '2031-03-04', '10', hostileText(random)])
        const fields = random.chance(0.5)
          ? form(`${guess(context)}/window`, { date: text(), window: text() })
          : form(`${guess(context)}/window/answer`, { proposal: text(), start: text() })
        return answeredWith(fields, 404, 413)
      },
    ],
    'from another site': [
      4,
      (context) => {
        const origin = ['origin', 'https://evil.example'] as const
        return answeredWith(form(`${guess(context)}/cancel`, {}, origin), 403)
      },
    ],
    'hostile token': [
      4,
      ({ random }) => {
        const target = `/r/${hostileEncoded(random)}${random.pick(SUBPATHS)}`
        return answeredWith(
          message(random.pick(['GET', 'POST', 'HEAD']), target),
          403,
          404,
          405,
          414,
        )
      },
    ],
  }),
}
