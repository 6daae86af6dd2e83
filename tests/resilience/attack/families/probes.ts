import { type Family, pickKind } from '../cases/case.ts'
import { hostileHeader } from '../cases/hostile.ts'
import { answeredWith, get } from '../cases/messages.ts'

const FORWARDING = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip']

/** Everything besides site and API: health probes, metrics, challenges. */
export const probes: Family = {
  name: 'probes',
  weight: 6,
  make: pickKind({
    '/healthz': [20, () => answeredWith(get('/healthz'), 200)],
    '/readyz': [6, () => answeredWith(get('/readyz'), 200)],
    '/metrics': [
      2,
      ({ random }) => {
        const token = ['authorization', `Bearer ${hostileHeader(random)}`] as const
        return answeredWith(get('/metrics', token), 200, 403)
      },
    ],
    '/metrics through a proxy': [
      8,
      ({ random }) => {
        const header = [random.pick(FORWARDING), '203.0.113.9'] as const
        return answeredWith(get('/metrics', header), 403)
      },
    ],
    '/captcha/challenge': [1.5, () => answeredWith(get('/captcha/challenge'), 200)],
    'other methods': [
      6,
      ({ random }) => {
        const method = random.pick(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])
        const target = random.pick(['/healthz', '/metrics', '/faq', '/', '/captcha/challenge'])
        return answeredWith({ ...get(target), method }, 400, 404, 405)
      },
    ],
  }),
}
