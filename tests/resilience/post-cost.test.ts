import { afterAll, beforeAll, expect, test } from 'vitest'
import { PUBLIC_STAFF_ROUTES } from '#server/board/sign-in/session-guard.ts'
import { routesOf } from '#tests/support/app-routes.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { hostilePosts, POST_ROUTES } from './attack/cases/hostile-posts.ts'
import { TELEPHONE } from './attack/faults/hostile-posts.ts'

/** Processor time that a POST may cost before its sender is authenticated, ms. */
const LIMIT_MS = 5
/** Some systems count processor time in steps of 4 ms, so the mean of a batch is measured. */
const BATCH = 10
/** Text for `referenceMs`: as much as a body may hold, with the characters that are escaped. */
const REFERENCE_TEXT = JSON.stringify(Array.from({ length: 2000 }, () => '<"'.repeat(16)))
const REFERENCE_ROUNDS = 20
/**
 * What `referenceMs` returns where the limit was set; a slower machine may take as much longer for
 * a request.
 */
const REFERENCE_LIMIT_MS = 1
/**
 * The cheapest batch counts, because other work on the machine only adds time. The first ones cost
 * more while the engine compiles.
 */
const MOST_BATCHES = 12

let running: InjectedApp
beforeAll(async () => {
  running = await createInjectedApp({
    environment: {
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'info',
      ...TELEPHONE,
    },
  })
})
afterAll(() => running.close())

/** Returns the processor time of this thread, ms. */
const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Returns the processor time of one round of fixed work on text, ms. */
function referenceMs(): number {
  const begun = processorMs()
  for (let round = 0; round < REFERENCE_ROUNDS; round++)
    JSON.stringify(JSON.parse(REFERENCE_TEXT)).replaceAll('<', '&lt;')
  return (processorMs() - begun) / REFERENCE_ROUNDS
}

test('the attack includes every route that reads a body before authentication', () => {
  const isBehindSession = (url: string): boolean =>
    url.startsWith('/staff') && !PUBLIC_STAFF_ROUTES.includes(url)
  const read = routesOf(running.app)
    .filter(({ method, url }) => method === 'POST' && !url.includes('*') && !isBehindSession(url))
    .map(({ url }) => url)
  expect(read.toSorted()).toEqual(POST_ROUTES.map(({ route }) => route).toSorted())
})

test.each(POST_ROUTES.map((route) => [route.route, route] as const))(
  'no body posted to %s costs more than 5 ms of processor time',
  async (_name, route) => {
    const costs: [string, number][] = []
    for (const [what, { target, headers, body }] of hostilePosts(route)) {
      const post = () =>
        running.app.inject({
          method: 'POST',
          url: target,
          headers: Object.fromEntries(headers),
          payload: body ?? '',
        })
      let cheapest = Infinity
      for (let batch = 0; batch < MOST_BATCHES && cheapest > LIMIT_MS; batch++) {
        const slowness = Math.max(1, referenceMs() / REFERENCE_LIMIT_MS)
        const begun = processorMs()
        for (let index = 0; index < BATCH; index++) {
          const { statusCode } = await post()
          const isRight = statusCode < 500 && (statusCode >= 400 || route.ignoresBody === true)
          expect([what, isRight]).toEqual([what, true])
        }
        cheapest = Math.min(cheapest, (processorMs() - begun) / BATCH / slowness)
      }
      costs.push([what, cheapest])
    }
    expect(costs.filter(([, ms]) => ms > LIMIT_MS)).toEqual([])
  },
)
