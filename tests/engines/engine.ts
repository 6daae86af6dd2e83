import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { type RunningProcess, startAppProcess } from '#tests/support/running-app.ts'
import type { Driver } from './drivers/driver.ts'
import { createEnginePage, type EnginePage } from './engine-page.ts'
import { watchServer, type WatchedServer } from './watched-server.ts'

/** One engine before the real server with the built site, for all tests of a file. */
export interface Engine {
  readonly page: EnginePage
  readonly app: RunningProcess
  readonly server: WatchedServer
  /** Problems that the present test may cause. */
  allow(problem: RegExp): void
}

/** Opens an engine for a group of tests, which fail if a page has reported a problem. */
export function useEngine(open: () => Promise<Driver>): () => Engine {
  let engine: Engine | undefined
  let allowed: RegExp[] = []
  const get = (): Engine => {
    if (!engine) throw new Error('The engine is not open.')
    return engine
  }

  beforeAll(async () => {
    const app = await startAppProcess({
      site: 'built',
      environment: { RATE_LIMIT: 'off', LOG_LEVEL: 'info' },
    })
    const server = await watchServer(app.url)
    const page = createEnginePage(await open(), server)
    engine = { page, app, server, allow: (problem) => allowed.push(problem) }
    // These visitors have accepted cookies.
    await page.setViewport(...PHONE)
    await page.goto('/sitemap')
    await forgetVisits(page)
  })
  afterAll(async () => {
    await engine?.page.close()
    await engine?.server.stop()
    await engine?.app.remove()
  })
  beforeEach(() => {
    allowed = []
  })
  afterEach(() => {
    const problems = engine?.server.takeProblems() ?? []
    const unexpected = problems.filter((text) => !allowed.some((pattern) => pattern.test(text)))
    expect(unexpected.join('\n')).toBe('')
  })
  return get
}

/** Forgets what earlier tests left in the browser, such as the link to what was sent. */
export const forgetVisits = (page: EnginePage): Promise<void> =>
  page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    localStorage.setItem('cookieConsent', 'accepted')
  })

/** What a page reports when its requests end early: it is left, or the connection is cut. */
export const ENDED_REQUESTS =
  /does not load|NetworkError|Load failed|aborted|dynamically imported|Importing a module/

/** Sizes of the page, in CSS px. */
export const PHONE = [390, 844] as const
export const DESKTOP = [1440, 900] as const
