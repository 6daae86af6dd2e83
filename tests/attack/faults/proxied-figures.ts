import { ask, get } from './asking.ts'
import type { Fault } from './fault.ts'

/** What `proxy_pass` without any further line sends: its own connection, and the visitor's Host. */
const THROUGH_A_PROXY = [
  [['host', 'www.locksmith.example']],
  [
    ['host', 'localhost'],
    ['x-forwarded-for', '203.0.113.9'],
  ],
  [
    ['host', 'localhost'],
    ['x-forwarded-host', 'www.locksmith.example'],
  ],
  [
    ['host', 'localhost'],
    ['x-forwarded-proto', 'https'],
  ],
  [
    ['host', 'localhost'],
    ['cf-connecting-ip', '203.0.113.9'],
  ],
  [
    ['host', 'localhost'],
    ['forwarded', 'for=203.0.113.9'],
  ],
  [
    ['host', 'localhost'],
    ['via', '1.1 proxy'],
  ],
] as const

export const proxiedFigures: Fault = {
  id: 'proxied-figures',
  name: 'a bare proxy shows /metrics and /owner-note to nobody',
  engines: ['sqlite'],
  async run({ start }) {
    const problems: string[] = []
    const inside = await start({ environment: { TRUST_PROXY: '' } })
    for (const headers of THROUGH_A_PROXY) {
      const what = headers.at(-1)?.join(': ')
      const metrics = await ask(inside.port, get('/metrics', ...headers))
      if (metrics.status !== 403) problems.push(`/metrics with ${what} was ${metrics.status}`)
      const note = await ask(inside.port, get('/owner-note', ...headers))
      if (note.status !== 204) problems.push(`/owner-note with ${what} was ${note.status}`)
    }
    const own = await ask(inside.port, get('/metrics'))
    if (own.status !== 200) problems.push(`/metrics at this machine was ${own.status}`)
    const outside = await start({ environment: { SITE_URL: 'https://www.locksmith.example' } })
    const { status } = await ask(outside.port, get('/metrics'))
    if (status !== 403) problems.push(`/metrics of a public site without a token was ${status}`)
    return problems
  },
}
