import type { Random } from '#tests/resilience/random.ts'
import type { Header, Message } from '../wire/message.ts'
import { hostileHeader } from './hostile.ts'

/** Changes a message into another valid HTTP message. */
type Change = (message: Message, random: Random) => Message

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const NAMES = [
  'accept',
  'accept-encoding',
  'authorization',
  'content-type',
  'content-encoding',
  'cookie',
  'expect',
  'forwarded',
  'idempotency-key',
  'if-none-match',
  'origin',
  'prefer',
  'range',
  'referer',
  'sec-fetch-site',
  'via',
  'x-http-method-override',
]
const TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', '*/*', ';']

const withHeader = (message: Message, header: Header): Message => ({
  ...message,
  headers: [...message.headers, header],
})

const CHANGES: readonly Change[] = [
  (message, random) => ({ ...message, method: random.pick(METHODS) }),
  (message, random) => withHeader(message, [random.pick(NAMES), hostileHeader(random)]),
  (message, random) =>
    message.headers.length === 0 ? message : withHeader(message, random.pick(message.headers)),
  (message, random) => withHeader(message, ['content-type', random.pick(TYPES)]),
  (message, random) => {
    const gone = random.between(0, message.headers.length)
    return { ...message, headers: message.headers.filter((_header, index) => index !== gone) }
  },
  (message, random) => ({
    ...message,
    chunks: Array.from({ length: random.between(1, 6) }, () => random.between(1, 40)),
  }),
  (message, random) => {
    if (message.body === null) return { ...message, body: Buffer.from('{"unasked":true}') }
    return { ...message, body: message.body.subarray(0, random.between(0, message.body.length)) }
  },
  (message, random) => {
    const [path = '', query] = message.target.split('?')
    const odd = random.pick([
      `${path}/`,
      `//${path}`,
      path.toUpperCase(),
      `${path}%2f`,
      `${path};a`,
    ])
    return { ...message, target: query === undefined ? odd : `${odd}?${query}` }
  },
  (message, random) => {
    const more = random.pick(['select=id', 'key=eq.a', 'columns=name', '__proto__=1', '&&=', 'a=%'])
    return {
      ...message,
      target: `${message.target}${message.target.includes('?') ? '&' : '?'}${more}`,
    }
  },
]

/** Applies one to three changes in a row. */
export function changed(message: Message, random: Random): Message {
  let result = message
  for (let left = random.between(1, 4); left > 0; left--) {
    result = random.pick(CHANGES)(result, random)
  }
  return result
}
