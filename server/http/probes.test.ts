import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  API_HEADERS,
  createInjectedApp,
  type InjectedApp,
} from '#tests/support/running-app-inject.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'

let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp({ environment: { METRICS_TOKEN: 'sixteen-letters-or-more' } })
})
afterEach(() => running.close())

describe('probes', () => {
  test('reports a live process', async () => {
    const response = await running.app.inject('/healthz')
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('reports ready while the database answers, and not ready while stopping', async () => {
    expect((await running.app.inject('/readyz')).statusCode).toBe(200)
    running.state.stopping = true
    const response = await running.app.inject('/readyz')
    expect(response.statusCode).toBe(503)
    expect(response.headers.connection).toBe('close')
    expect((await running.app.inject('/healthz')).statusCode).toBe(200)
  })

  test.each([
    ['is not migrated', () => Promise.resolve(false)],
    ['does not answer', () => Promise.reject(new Error('connection refused'))],
  ])('reports not ready while the database %s', async (_what, isReady) => {
    const broken = await createInjectedApp({ wrapDb: (db) => ({ ...db, isReady }) })
    expect((await broken.app.inject('/readyz')).statusCode).toBe(503)
    await broken.close()
  })
})

const read = async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  await running.app.inject({ url: '/metrics', headers, remoteAddress })

describe('metrics', () => {
  test('are served to loopback, or with the token', async () => {
    expect((await read()).statusCode).toBe(200)
    expect((await read({}, '203.0.113.5')).statusCode).toBe(403)
    expect((await read({ 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(403)
    expect((await read({ authorization: 'Bearer wrong' }, '203.0.113.5')).statusCode).toBe(403)
    const token = { authorization: 'Bearer sixteen-letters-or-more' }
    expect((await read(token, '203.0.113.5')).statusCode).toBe(200)
  })

  test('are refused without the token once the site has a public address', async () => {
    await running.close()
    const SITE_URL = 'https://www.locks.example'
    running = await createInjectedApp({ environment: { SITE_URL } })
    // The request of nginx when only `proxy_pass` is set.
    const response = await read({ host: '127.0.0.1:3000', connection: 'close' })
    expect(response.statusCode).toBe(403)
    expect(response.body).toContain('METRICS_TOKEN')
    await running.close()
    const METRICS_TOKEN = 'sixteen-letters-or-more'
    running = await createInjectedApp({ environment: { SITE_URL, METRICS_TOKEN } })
    expect((await read()).statusCode).toBe(403)
    expect((await read({ authorization: `Bearer ${METRICS_TOKEN}` })).statusCode).toBe(200)
  })

  test('report requests, mails and alarms in Prometheus text format', async () => {
    const send = (changes: object) =>
      running.app.inject({
        method: 'POST',
        url: '/rest/v1/submissions',
        headers: API_HEADERS,
        payload: sampleSubmission(changes),
      })
    const recaptcha_token = running.quickToken()
    await send({ recaptcha_token })
    await send({ recaptcha_token })
    await send({ name: '' })
    await running.app.inject('/nothing')
    running.state.now += 5000
    const { body, headers } = await read()
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(body).toContain('leads_total{outcome="stored",reason=""} 1\n')
    expect(body).toContain('leads_total{outcome="repeated",reason=""} 1\n')
    expect(body).toContain('leads_total{outcome="refused",reason="23514"} 1\n')
    expect(body).toContain('http_requests_total{route="/rest/v1/submissions",status="201"} 2\n')
    expect(body).toContain('http_requests_total{route="site",status="404"} 1\n')
    for (const line of ['alarms_open 1', 'alarm_oldest_overdue_seconds 5', 'alarms_expired 0'])
      expect(body).toContain(`${line}\n`)
    expect(body).toContain('mail_outbox{state="queued"} 1\n')
    expect(body).toContain('mail_oldest_unsent_seconds 5\n')
    expect(body).toContain('log_lines_lost_total 0\n')
    for (const line of body.trimEnd().split('\n')) {
      expect(line).toMatch(/^(|# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [\d.e+-]+)$/)
    }
    // A clock that is set back must not make a waiting mail appear recent.
    running.state.now -= 400 * 24 * 3_600_000
    const age = /^mail_oldest_unsent_seconds (\d+)/m.exec((await read()).body)?.[1]
    expect(Number(age)).toBeGreaterThan(399 * 24 * 3600)
  })

  test('name the process, its release and its speed', async () => {
    running.state.freeBytes = 5_000_000_000
    await running.app.inject('/contact')
    const { body } = await read()
    for (const name of ['process_start_time_seconds', 'process_resident_memory_bytes'])
      expect(body).toMatch(new RegExp(`^${name} [1-9]`, 'm'))
    expect(body).toMatch(/^build_info\{version="[\d.]+",node="v[\d.]+"\} 1$/m)
    expect(body).toContain('http_request_duration_seconds_count{route="site"} 1\n')
    expect(body).toMatch(/^disk_free_bytes 5000000000$/m)
    expect(body).toContain('database_up 1\n')
  })

  test('survive a database outage, without what only its rows say', async () => {
    await running.app.inject('/nothing')
    await running.db.close()
    const { statusCode, body } = await read()
    expect(statusCode).toBe(200)
    expect(body).toContain('database_up 0\n')
    expect(body).toContain('http_requests_total{route="site",status="404"} 1\n')
    expect(body).not.toMatch(/^(mail_outbox|alarms_open|alarm_oldest_overdue_seconds)/m)
  })
})
