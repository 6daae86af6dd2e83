import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { fillBoard } from '#tests/support/board-setup.ts'
import { startAppProcess } from '../tests/support/running-app.ts'
import { BROWSER_FLAGS, requireChromium } from './checks/browser.ts'
import { buildIfStale } from './build/build.ts'

/**
 * `npm run pictures`: takes the screenshots of docs/pictures from the running site: four pages, the
 * screens of a day's work, and home of another business. With the argument `pages` it takes the
 * pages only.
 */
const FOLDER = path.resolve(import.meta.dirname, '../docs/pictures')
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
const PAGES = [
  ['home', '/', DESKTOP],
  ['home-phone', '/', PHONE],
  ['service', '/services/auto-locksmith/car-key-replacement', DESKTOP],
  ['town', '/service-areas/hoboken', DESKTOP],
] as const
/** Runs in a copy for another business and saves its home page. */
const ANOTHER_BUSINESS =
  'node scripts/pictures.ts pages && cp docs/pictures/home.jpg "$TARGET/another-business.jpg"'

await buildIfStale()
const app = await startAppProcess({
  site: 'built',
  environment: { RATE_LIMIT: 'off', LOG_LEVEL: 'silent' },
})
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: [...BROWSER_FLAGS],
})
try {
  const visitor = await browser.newContext({ reducedMotion: 'reduce' })
  await visitor.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'accepted')
  })
  for (const [name, address, size] of PAGES) await capture(visitor, { name, address, size })
  if (process.argv[2] !== 'pages') {
    await captureDay(visitor)
    await captureAnotherBusiness()
  }
} finally {
  await browser.close()
  await app.remove()
}

interface Picture {
  readonly name: string
  readonly address: string
  readonly size: { readonly width: number; readonly height: number }
  readonly fullPage?: boolean
}

async function capture(
  context: BrowserContext,
  { name, address, size, fullPage = false }: Picture,
): Promise<void> {
  const page = await context.newPage()
  await page.setViewportSize(size)
  await page.goto(app.url + address, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const file = path.join(FOLDER, `${name}.jpg`)
  await page.screenshot({ path: file, type: 'jpeg', quality: 80, fullPage })
  await page.close()
}

/** Captures a full board, one lead, a status page, who is on call, and the overview on a phone. */
async function captureDay(visitor: BrowserContext): Promise<void> {
  const { cookie, leadId, statusPath } = await app.withDb((db) => fillBoard(db))
  const [name = '', value = ''] = cookie.split('=')
  const staff = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  await staff.addCookies([{ name, value, url: app.url }])
  await capture(staff, { name: 'board-390', address: '/staff', size: PHONE })
  const lead = { address: `/staff/l/${leadId}`, size: PHONE, fullPage: true }
  await capture(staff, { name: 'board-lead-390', ...lead })
  const status = { address: statusPath, size: PHONE, fullPage: true }
  await capture(visitor, { name: 'status-page-390', ...status })
  for (const name of ['on-call', 'overview'])
    await capture(staff, { name: `${name}-390`, address: `/staff/${name}`, size: PHONE })
}

async function captureAnotherBusiness(): Promise<void> {
  const script = path.join(import.meta.dirname, '../tests/other-business/run.ts')
  const child = spawn(process.execPath, [script, 'sh', '-c', ANOTHER_BUSINESS], {
    stdio: 'inherit',
    env: { ...process.env, TARGET: FOLDER },
  })
  const [status] = (await once(child, 'exit')) as [number | null]
  if (status !== 0) throw new Error('The picture of another business could not be taken.')
}
