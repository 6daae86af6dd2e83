/**
 * `npm run bench -- [ROUNDS] [URL…]`: measures this build as a phone on slow connections, in turn with
 * other installations, such as an older release that was started with RATE_LIMIT=off.
 */

import { chromium } from '@playwright/test'
import { BROWSER_FLAGS, requireChromium } from '../scripts/checks/browser.ts'
import { pageCases } from './pages.ts'
import { sendingCases } from './sending.ts'
import { benchSlowed } from './slowed.ts'
import { startAppProcess } from '#tests/support/running-app.ts'

const DEFAULT_ROUNDS = 5

const [count = String(DEFAULT_ROUNDS), ...others] = process.argv.slice(2)
const rounds = Number(count)
if (!Number.isInteger(rounds) || rounds < 1 || !others.every((url) => URL.canParse(url))) {
  console.error('usage: npm run bench -- [ROUNDS] [URL…]')
  process.exit(2)
}
const app = await startAppProcess({
  site: 'built',
  environment: { RATE_LIMIT: 'off', LOG_LEVEL: 'silent' },
})
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: [...BROWSER_FLAGS],
})
try {
  const sites = [app.url, ...others.map((url) => new URL(url).origin)]
  for (const cases of [pageCases(sites), sendingCases(sites)])
    await benchSlowed(browser, rounds, cases)
} finally {
  await browser.close()
  await app.remove()
}
