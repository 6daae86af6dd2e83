import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'

let running: InjectedApp
beforeAll(async () => {
  running = await createInjectedApp()
})
afterAll(() => running.close())

/** Answers with that route so far, as Prometheus is told. */
async function counted(route: string): Promise<number> {
  const { body } = await running.app.inject('/metrics')
  const line = new RegExp(`http_requests_total\\{route="${route}",status="200"\\} (\\d+)`)
  return Number(line.exec(body)?.[1] ?? 0)
}

test('a page has its line, and no query in it', async () => {
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
])('an answer of route %s has its count', async (route, url) => {
  const before = await counted(route)
  await running.app.inject(url)
  expect(await counted(route)).toBe(before + 1)
})
