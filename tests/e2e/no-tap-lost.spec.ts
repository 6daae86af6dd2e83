import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { submissionForm as words } from '#copy/en/submission-form.ts'
import { menus } from '#copy/en/menus.ts'
import { type Http2Front, startHttp2Front } from '#tests/support/http2-front.ts'
import { expect, submissionForm, test } from './fixtures.ts'
import { Thumb } from './slow-phone-tap.ts'
import { pageLike } from './sample-pages.ts'

/*
 * Taps at every 200 ms from the first paint to 6 s, on slow 4G with a 4x slower processor, over both protocols, because
 * a visitor may tap at any time. That takes half an hour (`npm run test:full`); `npm test` takes one time for the call
 * and one for the form, each over one of the protocols.
 */
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
})
test.describe.configure({ mode: 'parallel', timeout: 600_000 })

const TAP_TIMES_MS = Array.from({ length: 31 }, (_, index) => index * 200)
const whole = process.env['TEST_FULL'] !== undefined
/** On an idle machine; beside other tests the reaction to a tap may be slower. */
const MAX_RESPONSE_MS = whole ? 3_000 : 9_000
/** Time of the tap in `npm test`, ms. */
const SAMPLED_MS = 800

const A_SERVICE_PAGE = pageLike('/services/residential-locksmith/lock-rekey')

interface Target {
  readonly name: string
  readonly path: string
  readonly find: (page: Page) => Locator
  /** Resolves when the tap has had its effect; called before the tap. */
  readonly done: (page: Page) => Promise<unknown>
}

/** Counts from the first paint; longer than the latest tap plus the time limit. */
const timeout = 20_000

const TARGETS: readonly Target[] = [
  {
    name: 'a link',
    path: '/services',
    find: (page) => page.locator(`main a[href="${A_SERVICE_PAGE}"]`),
    done: async (page) => {
      await page.waitForURL(`**${A_SERVICE_PAGE}`, { timeout, waitUntil: 'commit' })
      await page
        .locator(`link[rel="canonical"][href$="${A_SERVICE_PAGE}"]`)
        .waitFor({ timeout, state: 'attached' })
    },
  },
  {
    name: 'a call button',
    path: pageLike('/service-areas/hoboken'),
    find: (page) => page.locator('main a.btn[href^="tel:"]').last(),
    done: (page) => page.waitForRequest((request) => request.url().startsWith('tel:'), { timeout }),
  },
  {
    name: 'the menu button',
    path: '/services/auto-locksmith',
    find: (page) => page.getByRole('button', { name: menus.mobileMenu.open }),
    // The menu, or before hydration the list of all pages.
    done: (page) =>
      page
        .getByRole('dialog', { name: menus.mobileMenu.label })
        .or(page.locator('link[rel="canonical"][href$="/sitemap"]'))
        .waitFor({ timeout, state: 'attached' }),
  },
  {
    name: `'${words.submit}'`,
    path: '/',
    find: (page) => submissionForm(page).getByRole('button', { name: words.submit }),
    // The empty form shows its errors, or before hydration the server does.
    done: (page) => page.locator('[name="name"][aria-invalid="true"]').waitFor({ timeout }),
  },
]

let front: Http2Front
test.beforeAll(async ({ app }) => {
  front = await startHttp2Front(app.url)
})
test.afterAll(() => front.stop())

/** Returns the ms from touchend to the effect of the tap, Infinity when there was none. */
async function tapAt(page: Page, url: string, { target, ms }: { target: Target; ms: number }) {
  const thumb = await Thumb.of(page)
  await thumb.open(url + target.path)
  const painted = performance.now()
  await thumb.bring(target.find(page))
  const done = target.done(page).then(
    () => performance.now(),
    () => Number.POSITIVE_INFINITY,
  )
  await pause(Math.max(0, painted + ms - performance.now()))
  const tapped = await thumb.tap(target.find(page))
  return (await done) - tapped
}

for (const [protocol, addressOf] of [
  ['HTTP/1.1', (app: { url: string }) => app.url],
  ['HTTP/2', () => front.url],
] as const) {
  for (const [index, target] of TARGETS.entries()) {
    // The call over HTTP/1.1, the form over HTTP/2.
    if (!whole && index !== (protocol === 'HTTP/2' ? 3 : 1)) continue
    test(`loses no tap on ${target.name} over ${protocol}, at any time`, async ({
      browser,
      app,
    }) => {
      const times = whole ? TAP_TIMES_MS : [SAMPLED_MS]
      const late: Record<string, number> = {}
      const all: number[] = []
      for (const ms of times) {
        const context = await browser.newContext()
        const took = await tapAt(await context.newPage(), addressOf(app), { target, ms })
        all.push(Math.round(took))
        if (took > MAX_RESPONSE_MS) late[`${ms} ms after the first paint`] = Math.round(took)
        await context.close()
      }
      if (whole) console.log(`${target.name}, ${protocol}, ms: ${all.join(' ')}`)
      expect(late, 'ms until the effect of the tap').toEqual({})
    })
  }
}
