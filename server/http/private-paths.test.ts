import { afterEach, beforeEach, expect, test } from 'vitest'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'

const TOKEN = 'q7Hh2vXbT0mS9cYwLr4KfA'

let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp()
})
afterEach(() => running.close())

test.each([`/a/${TOKEN}`, `/r/${TOKEN}/cancel`, '/staff/sign-in'])(
  'whatever is answered under %s is kept by nobody, passed on to nobody and in no index',
  async (url) => {
    const { headers } = await running.app.inject({ method: 'DELETE', url })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
  },
)

test.each(['GET', 'HEAD', 'POST'] as const)(
  '%s of a link that never was answers the page for it, with the same care',
  async (method) => {
    for (const url of [`/a/${TOKEN}`, `/%61/${TOKEN}`]) {
      const response = await running.app.inject({ method, url })
      expect(response.statusCode).toBe(404)
      expect(response.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
    }
  },
)

test.each(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'] as const)(
  'no log line holds the secret of an address that is asked for with %s',
  async (method) => {
    for (const url of [`/a/${TOKEN}`, `/A/${TOKEN}/x`, `/%72/${TOKEN}`, `/staff/sign-in/${TOKEN}`])
      await running.app.inject({ method, url })
    expect(running.log.filter(({ msg }) => msg === 'answered')).toHaveLength(4)
    expect(JSON.stringify(running.log)).not.toContain(TOKEN)
  },
)
