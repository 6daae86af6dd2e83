import { type Family, pickKind } from '../cases/case.ts'
import { hostileHeader } from '../cases/hostile.ts'
import type { Header, Message } from '../wire/message.ts'

const get = (target: string, ...headers: readonly Header[]): Message => ({
  method: 'GET',
  target,
  headers: [['host', 'localhost'], ...headers],
  body: null,
})

const FORWARDING = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip']

/** Everything besides site and API: health probes, metrics, the note to the owner, challenges. */
export const probes: Family = {
  name: 'probes',
  weight: 6,
  make: pickKind({
    '/healthz': [20, () => ({ kind: '', message: get('/healthz'), right: [200] })],
    '/readyz': [6, () => ({ kind: '', message: get('/readyz'), right: [200] })],
    '/metrics': [
      2,
      ({ random }) => {
        const token = ['authorization', `Bearer ${hostileHeader(random)}`] as const
        return { kind: '', message: get('/metrics', token), right: [200, 403] }
      },
    ],
    '/metrics through a proxy': [
      8,
      ({ random }) => {
        const header = [random.pick(FORWARDING), '203.0.113.9'] as const
        return { kind: '', message: get('/metrics', header), right: [403] }
      },
    ],
    '/owner-note': [8, () => ({ kind: '', message: get('/owner-note'), right: [200, 204] })],
    '/owner-note through a proxy': [
      8,
      ({ random }) => {
        const header = [random.pick(FORWARDING), '203.0.113.9'] as const
        return { kind: '', message: get('/owner-note', header), right: [204] }
      },
    ],
    '/captcha/challenge': [
      1.5,
      () => ({ kind: '', message: get('/captcha/challenge'), right: [200] }),
    ],
    'other methods': [
      6,
      ({ random }) => {
        const method = random.pick(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])
        const target = random.pick(['/healthz', '/metrics', '/faq', '/', '/captcha/challenge'])
        return { kind: '', message: { ...get(target), method }, right: [400, 404, 405] }
      },
    ],
  }),
}
