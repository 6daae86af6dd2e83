import type { Header, Message } from '../wire/message.ts'
import { API_KEY, FORM_TYPE, message } from './messages.ts'

/** A route that reads a request body before authentication. */
interface PostRoute {
  /** Path as the application defines it. */
  readonly route: string
  readonly target: string
  /** Limit of the body in bytes. */
  readonly limit: number
  readonly kind: 'form' | 'json'
  readonly headers: readonly Header[]
  /** Answers without a look at the body. */
  readonly ignoresBody?: true
}

const TOKEN = 'A'.repeat(22)
const KB = 1024

/** As long as a Twilio signature, so that the server compares it. */
const SIGNATURE: Header = ['x-twilio-signature', `${'A'.repeat(27)}=`]

const form = (route: string, limit: number, ...headers: readonly Header[]): PostRoute => ({
  route,
  target: route.replace(/:\w+/g, TOKEN),
  limit,
  kind: 'form',
  headers: [FORM_TYPE, ...headers],
})
const json = (route: string): PostRoute => ({
  route,
  target: route,
  limit: 64 * KB,
  kind: 'json',
  headers: [['content-type', 'application/json'], API_KEY],
})

/** All such routes; a test compares this list with the application's routes. */
export const POST_ROUTES: readonly PostRoute[] = [
  form('/alarm/voice/:call', 16 * KB, SIGNATURE),
  form('/alarm/voice/:call/connect', 16 * KB, SIGNATURE),
  form('/alarm/voice/:call/lead/:lead', 16 * KB, SIGNATURE),
  form('/alarm/voice/:call/lead/:lead/connect', 16 * KB, SIGNATURE),
  form('/alarm/voice/:call/status', 16 * KB, SIGNATURE),
  form('/alarm/sms/:call/status', 16 * KB, SIGNATURE),
  form('/calls/incoming', 16 * KB, SIGNATURE),
  form('/calls/status', 16 * KB, SIGNATURE),
  form('/calls/:call/key', 16 * KB, SIGNATURE),
  form('/calls/:call/dialed/:step', 16 * KB, SIGNATURE),
  form('/calls/legs/:leg/whisper', 16 * KB, SIGNATURE),
  form('/calls/legs/:leg/accept', 16 * KB, SIGNATURE),
  form('/calls/legs/:leg/status', 16 * KB, SIGNATURE),
  form('/messages/incoming', 16 * KB, SIGNATURE),
  form('/request', 64 * KB),
  form('/r/:token/cancel', 16 * KB),
  form('/r/:token/note', 16 * KB),
  form('/r/:token/photo', 16 * KB),
  form('/r/:token/agree', 16 * KB),
  form('/r/:token/disagree', 16 * KB),
  form('/r/:token/review', 16 * KB),
  form('/r/:token/window', 16 * KB),
  form('/r/:token/window/answer', 16 * KB),
  form('/a/:token', KB),
  form('/staff/sign-in', 16 * KB),
  form('/staff/sign-in/:attempt', 16 * KB),
  form('/staff/sign-in/passkey', 16 * KB),
  { ...form('/staff/sign-in/passkey/options', 16 * KB), ignoresBody: true },
  form('/staff/invite/:token', 16 * KB),
  json('/rest/v1/submissions'),
  json('/functions/v1/send-form-email'),
  json('/leads/google-form'),
  json('/leads/incoming'),
]

const fill = (piece: string, length: number): string =>
  piece.repeat(Math.max(0, Math.floor(length / piece.length)))

/** Creates as many different short names as fit into a length. */
function names(length: number): readonly string[] {
  const made: string[] = []
  for (let used = 0; used < length - 6; used += (made.at(-1)?.length ?? 0) + 1)
    made.push(made.length.toString(36))
  return made
}

const FIELDS = ['name', 'phone', 'email', 'address', 'service', 'other_service', 'notes', 'page']

/** Bodies by the property that makes them expensive. */
type Bodies = Readonly<Record<string, string>>

const formBodies = (limit: number): Bodies => {
  const note = (piece: string): string => `note=${fill(piece, limit - 20)}`
  return {
    'different names': names(limit).join('&'),
    'one name again and again': fill('a&', limit),
    separators: fill('&', limit),
    'escaped letters': note('%41'),
    'broken escapes': note('%'),
    'escaped emoji': note('%F0%9F%98%80'),
    'broken UTF-8': note('%FF'),
    'plus signs': note('+'),
    'every field full of markup': FIELDS.map(
      (name) => `${name}=${fill('<"', limit / FIELDS.length - 20)}`,
    ).join('&'),
  }
}

const jsonBodies = (limit: number): Bodies => ({
  'different names': `{${names(limit / 2)
    .slice(0, limit / 9)
    .map((name) => `"${name}":0`)
    .join(',')}}`,
  'opening brackets': fill('[', limit),
  'empty arrays': `{"notes":[${fill('[],', limit - 20)}0]}`,
  'arrays of the greatest depth': `{"notes":[${fill(`${'['.repeat(13)}${']'.repeat(13)},`, limit - 40)}0]}`,
  'a long click path': `{"traffic_source":{"click_path":[${fill('"a",', limit - 60)}"a"]}}`,
  'escaped letters': `{"notes":"${fill(String.raw`\u0041`, limit - 20)}"}`,
  'a string without an end': `{"notes":"${fill(String.raw`\"`, limit - 20)}`,
  quotes: fill('"', limit),
})

/** Returns the most expensive bodies that a route reads, each with its description. */
export function hostilePosts(route: PostRoute): readonly (readonly [string, Message])[] {
  const { target, limit, kind, headers } = route
  const bodies = kind === 'form' ? formBodies(limit) : jsonBodies(limit)
  return Object.entries(bodies).map(([what, body]) => [
    what,
    { ...message('POST', target, ...headers), body: Buffer.from(body) },
  ])
}
