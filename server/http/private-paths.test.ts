import { afterEach, beforeEach, expect, test } from 'vitest'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'

const TOKEN = 'q7Hh2vXbT0mS9cYwLr4KfA'

let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp()
})
afterEach(() => running.close())

test.each([`/a/${TOKEN}`, `/r/${TOKEN}/cancel`, '/staff/sign-in'])(
  'marks every response under %s as not stored, without referrer and not indexed',
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
  'responds to %s of an unknown link with the not-found page and the same headers',
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
  'keeps the secret of an address requested with %s out of the log',
  async (method) => {
    for (const url of [`/a/${TOKEN}`, `/A/${TOKEN}/x`, `/%72/${TOKEN}`, `/staff/sign-in/${TOKEN}`])
      await running.app.inject({ method, url })
    expect(running.log.filter(({ msg }) => msg === 'answered')).toHaveLength(4)
    expect(JSON.stringify(running.log)).not.toContain(TOKEN)
  },
)
