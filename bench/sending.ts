import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Case } from './slowed.ts'

const FORM_PAGE = '/book-online'
const THANKS = '/thank-you'
const FIELDS: readonly (readonly [name: string, value: string])[] = [
  ['name', 'Vera Lopez'],
  ['phone', '2015550177'],
  ['address', '1400 Willow Ave, Hoboken, NJ 07030'],
]
const TYPING_PAUSE_MS = 1_500
const BEFORE_PRESS_MS = 300
const TIMEOUT_MS = 120_000
const KEY = 'bench-sending'

/** Sends the form of each site, with and without a tick in the captcha's box before the press. */
export const sendingCases = (sites: readonly string[]): readonly Case[] =>
  sites.flatMap((site) => [
    { name: `${site}, box left alone`, measure: (page) => send(page, site, { ticks: false }) },
    { name: `${site}, box ticked`, measure: (page) => send(page, site, { ticks: true }) },
  ])

/**
 * Runs in every document before any other script: records the press and the paint of the next
 * page's heading.
 */
function recordTimes({ key, thanks }: { key: string; thanks: string }): void {
  const record = (what: string, time: number) =>
    sessionStorage.setItem(`${key}-${what}`, String(performance.timeOrigin + time))
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest('button[type=submit]'))
        record('press', timeStamp)
    },
    true,
  )
  if (location.pathname !== thanks) return
  const poll = () => {
    if ((document.querySelector('h1')?.textContent.trim() ?? '') === '') {
      requestAnimationFrame(poll)
      return
    }
    // A message event runs after the frame that shows it.
    const channel = new MessageChannel()
    channel.port1.onmessage = () => record('shown', performance.now())
    channel.port2.postMessage(null)
  }
  requestAnimationFrame(poll)
}

/**
 * Fills in the form as a fast visitor and sends it. Returns times in ms since the press on the
 * button.
 */
async function send(
  page: Page,
  site: string,
  { ticks }: { readonly ticks: boolean },
): Promise<Record<string, number>> {
  await page.addInitScript(recordTimes, { key: KEY, thanks: THANKS })
  await page.goto(site + FORM_PAGE, { waitUntil: 'load', timeout: TIMEOUT_MS })
  const form = page.locator('form[data-submission-form]')
  for (const [name, value] of FIELDS) {
    await form.locator(`[name=${name}]`).fill(value)
    await pause(TYPING_PAUSE_MS)
  }
  await form.locator('[name=service]').selectOption({ index: 1 })
  await pause(TYPING_PAUSE_MS)
  // Waits for the form's script, because sending is measured, not loading. `networkidle` alone may
  // fire before the script is requested.
  await page
    .locator('[data-hydrated] form[data-submission-form]')
    .waitFor({ state: 'attached', timeout: TIMEOUT_MS })
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS })
  if (ticks) await form.locator('[name=captcha]').check()
  const button = form.locator('button[type=submit]')
  await button.scrollIntoViewIfNeeded()
  await pause(BEFORE_PRESS_MS)
  const inserted = page.waitForEvent('requestfinished', {
    predicate: (request) =>
      request.method() === 'POST' && new URL(request.url()).pathname === '/rest/v1/submissions',
    timeout: TIMEOUT_MS,
  })
  await button.tap({ noWaitAfter: true })
  const { startTime, responseEnd } = (await inserted).timing()
  await page.waitForURL(`**${THANKS}`, { timeout: TIMEOUT_MS })
  const times = await page.waitForFunction(
    (key) => {
      const [press, shown] = ['press', 'shown'].map((what) =>
        sessionStorage.getItem(`${key}-${what}`),
      )
      return press && shown ? { press: Number(press), shown: Number(shown) } : null
    },
    KEY,
    { timeout: TIMEOUT_MS },
  )
  const { press = Number.NaN, shown = Number.NaN } = (await times.jsonValue()) ?? {}
  return {
    'press to POST ms': startTime - press,
    'press to 201 ms': startTime + responseEnd - press,
    'press to thank-you ms': shown - press,
  }
}
