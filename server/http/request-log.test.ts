import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'

let running: InjectedApp
beforeAll(async () => {
  running = await createInjectedApp()
})
afterAll(() => running.close())

/** Returns the count of responses of a route, as reported to Prometheus. */
async function counted(route: string): Promise<number> {
  const { body } = await running.app.inject('/metrics')
  const line = new RegExp(`http_requests_total\\{route="${route}",status="200"\\} (\\d+)`)
  return Number(line.exec(body)?.[1] ?? 0)
}

test('logs one line per page, without the query', async () => {
  running.log.length = 0
  await running.app.inject('/faq?utm_term=a+secret')
  expect(running.log).toHaveLength(1)
  expect(running.log[0]).toMatchObject({
    msg: 'answered',
    req: { method: 'GET', path: '/faq' },
    route: 'site',
    status: 200,
    ms: expect.any(Number),
  })
  expect(JSON.stringify(running.log)).not.toContain('secret')
})

test.each([
  ['site', '/faq'],
  ['assets', '/assets/start-a1b2c3.js'],
])('counts a response of route %s', async (route, url) => {
  const before = await counted(route)
  await running.app.inject(url)
  expect(await counted(route)).toBe(before + 1)
})
