import { type Family, pickKind } from '../cases/case.ts'
import { hostileEncoded, hostileHeader } from '../cases/hostile.ts'
import { answeredWith, API_KEY, message } from '../cases/messages.ts'
import type { Header, Message } from '../wire/message.ts'

const call = (method: string, path: string, ...headers: readonly Header[]): Message =>
  message(method, `/rest/v1/${path}`, API_KEY, ...headers)

const QUERIES = [
  'select=value&key=eq.captcha_provider',
  'select=key,value&order=key.asc&limit=2&offset=1',
  'key=eq.nothing',
]
const BAD_QUERIES = [
  'key=gt.a',
  'key=in.(captcha_provider,"address_provider")',
  'value=eq.x',
  'secret=eq.1',
  'select=*,submissions(*)',
  'and=(key.eq.a)',
]
/** Private rows, which do not exist for a caller. */
const PRIVATE = ['altcha_hmac_secret', 'analytics_origins']
const TABLES = ['submissions', 'settings', 'outbox', 'rpc/version', 'users', '%2e%2e', '']
const METHODS = ['GET', 'PATCH', 'PUT', 'DELETE']

/** Reads public data through the API, and tries everything else. */
export const restReading: Family = {
  name: 'rest reading',
  weight: 16,
  make: pickKind({
    settings: [
      20,
      ({ random }) => answeredWith(call('GET', `settings?${random.pick(QUERIES)}`), 200),
    ],
    'one object': [
      8,
      ({ random }) => {
        const single = ['accept', 'application/vnd.pgrst.object+json'] as const
        return answeredWith(call('GET', `settings?${random.pick(QUERIES)}`, single), 200, 406)
      },
    ],
    'bad filter': [
      8,
      ({ random }) => answeredWith(call('GET', `settings?${random.pick(BAD_QUERIES)}`), 400),
    ],
    'private row': [
      6,
      ({ random }) => {
        const single = ['accept', 'application/vnd.pgrst.object+json'] as const
        const query = `settings?select=value&key=eq.${random.pick(PRIVATE)}`
        return answeredWith(call('GET', query, single), 406)
      },
    ],
    'hostile filter': [
      12,
      ({ random }) => {
        const name = random.pick(['key', 'select', 'limit', 'order', 'x'])
        const value = `${random.pick(['', 'eq.', 'in.('])}${hostileEncoded(random)}`
        return answeredWith(call('GET', `settings?${name}=${value}`), 200, 400)
      },
    ],
    'hostile header': [
      6,
      ({ random }) => {
        const name = random.pick(['accept', 'accept-profile', 'prefer', 'range', 'apikey'])
        return answeredWith(
          call('GET', 'settings', [name, hostileHeader(random)]),
          200,
          400,
          401,
          406,
        )
      },
    ],
    'submissions are not readable': [
      10,
      ({ random }) => {
        const method = random.pick(METHODS)
        return answeredWith(call(method, 'submissions?select=*&name=like.*'), 401, 404)
      },
    ],
    'other tables': [
      8,
      ({ random }) => {
        // Only settings are readable.
        return answeredWith(call(random.pick(METHODS), random.pick(TABLES)), 200, 401, 404)
      },
    ],
    'hostile table': [
      6,
      ({ random }) => {
        return answeredWith(call(random.pick(METHODS), hostileEncoded(random)), 200, 400, 401, 404)
      },
    ],
    'across origins': [
      4,
      ({ random }) => {
        const origin = ['origin', random.pick(['https://elsewhere.example', 'null', '"'])] as const
        const asked = ['access-control-request-method', 'POST'] as const
        const method = random.pick(['OPTIONS', 'GET'])
        return answeredWith(call(method, 'settings', origin, asked), 200, 204, 401, 403, 404, 405)
      },
    ],
  }),
}
