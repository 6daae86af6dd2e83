import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { PAGES } from '../domain/pages.ts'
import { hashOfToken, randomToken } from '../server/receipt-token/token.ts'
import { sampleSubmission } from '../server/store/sample.fixture.ts'
import { addPerson } from '../tests/support/people.ts'
import { startApp } from '../tests/support/running-app.ts'
import { installChromium } from './checks/browser.ts'
import { stageBoard } from './picture-board.ts'
import { pictureAnotherFirm } from './picture-firm.ts'
import { buildIfStale } from './site/build.ts'

/**
 * `npm run pictures`: takes the pictures of docs/pictures from the running
 * site: home at six widths, single screens, the receipt of somebody who waits,
 * the board, home of another firm, and contact sheets of all pages. With names, only these:
 * `npm run pictures -- board`.
 */
const FOLDER = path.resolve(import.meta.dirname, '../docs/pictures')
const HOME_WIDTHS = [320, 390, 768, 1024, 1440, 1920]
const RECEIPT_WIDTHS = [390, 1440]
const BOARD_WIDTHS = [320, 390, 768, 1440]
const SHEET_WIDTHS = [390, 1440]
const SCREENS = [
  ['home', '/', 1440],
  ['home-phone', '/', 390],
  ['service', '/services/auto-locksmith/car-key-replacement', 1440],
  ['town', '/service-areas/hoboken', 1440],
] as const
/** Width and height of one page on a contact sheet, px. */
const THUMB = { width: 236, height: 480 }

await buildIfStale()
await mkdir(FOLDER, { recursive: true })
const app = await startApp({
  site: 'built',
  environment: { RATE_LIMIT: 'off', LOG_LEVEL: 'silent' },
})
const browser = await chromium.launch({
  executablePath: installChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const wanted = process.argv.slice(2)
const SERIES: Readonly<Record<string, () => Promise<void>>> = {
  async home() {
    for (const width of HOME_WIDTHS) {
      await save(`home-${width}.jpg`, await wholePage(browser, '/', width))
    }
  },
  async screens() {
    for (const [name, address, width] of SCREENS) {
      await save(`${name}.jpg`, await firstScreen(browser, address, width))
    }
  },
  async receipt() {
    const receipt = await receiptOnTheWay()
    for (const width of RECEIPT_WIDTHS) {
      await save(`receipt-${width}.jpg`, await wholePage(browser, receipt, width))
    }
  },
  board: pictureBoard,
  firm: () => pictureAnotherFirm(FOLDER),
  async sheets() {
    for (const width of SHEET_WIDTHS) await contactSheet(browser, width)
  },
}
try {
  for (const [name, take] of Object.entries(SERIES)) {
    if (wanted.length === 0 || wanted.includes(name)) await take()
  }
} finally {
  await browser.close()
  await app.remove()
}

async function open(owner: Browser, address: string, width: number): Promise<Page> {
  const page = await owner.newPage({
    viewport: { width, height: width < 640 ? 844 : 900 },
    reducedMotion: 'reduce',
  })
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await page.goto(app.url + address, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page
}

async function firstScreen(owner: Browser, address: string, width: number): Promise<Buffer> {
  const page = await open(owner, address, width)
  const picture = await page.screenshot({ type: 'jpeg', quality: 82 })
  await page.close()
  return picture
}

/** The whole page, scrolled through first, so that what comes when one is near has come. */
async function wholePage(owner: Browser, address: string, width: number): Promise<Buffer> {
  const page = await open(owner, address, width)
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot({ type: 'jpeg', quality: 72, fullPage: true })
  await page.close()
  return picture
}

/** A request that somebody has taken and is driving to; the address of its receipt. */
async function receiptOnTheWay(): Promise<string> {
  const token = randomToken()
  const now = Date.now() - 9 * 60_000
  await app.withStore(async (store) => {
    const submission = sampleSubmission({ now, receiptHash: hashOfToken(token) })
    await store.record(submission)
    const personId = await addPerson(store, 'Maria Lopez', [])
    for (const [to, minutes] of [
      ['accepted', 1],
      ['en_route', 3],
    ] as const) {
      await store.alarms.moveLead(submission.row.id, {
        to,
        by: { personId, via: 'call' },
        now: now + minutes * 60_000,
        noticeId: null,
        askAt: null,
        aftermath: () => [],
      })
    }
  })
  return `/r/${token}`
}

/** The list at four widths, and a request on a phone and on a desk. */
async function pictureBoard(): Promise<void> {
  const { lead, openOn } = await stageBoard(app)
  for (const width of BOARD_WIDTHS) {
    const context = await openOn(browser, width)
    const page = await context.newPage()
    for (const [name, address] of [
      ['board', '/staff'],
      ['board-request', lead],
    ] as const) {
      await page.goto(app.url + address)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      // The list as it is seen on a phone; what lies below is on the wider ones.
      const fullPage = name !== 'board' || width >= 768
      const picture = await page.screenshot({ type: 'jpeg', quality: 78, fullPage })
      await save(`${name}-${width}.jpg`, picture)
    }
    await context.close()
  }
}

async function contactSheet(owner: Browser, width: number): Promise<void> {
  const cells: string[] = []
  for (const { path: address } of PAGES) {
    const picture = await wholePage(owner, address, width)
    cells.push(
      `<figure><div><img src="data:image/jpeg;base64,${picture.toString('base64')}"></div><figcaption>${address}</figcaption></figure>`,
    )
  }
  const page = await owner.newPage({ viewport: { width: 8 + 7 * (THUMB.width + 8), height: 800 } })
  await page.setContent(
    `<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#d4dee5;font:12px sans-serif}
    figure{margin:0;width:${THUMB.width}px}div{height:${THUMB.height}px;overflow:hidden}img{width:100%}</style>${cells.join('')}`,
  )
  await save(
    `all-pages-${width}.jpg`,
    await page.screenshot({ type: 'jpeg', quality: 75, fullPage: true }),
  )
  await page.close()
}

async function save(name: string, picture: Buffer): Promise<void> {
  const file = path.join(FOLDER, name)
  const before = await readFile(file).catch(() => null)
  if (before?.equals(picture)) return
  await writeFile(file, picture)
  process.stdout.write(`${name} ${Math.round(picture.length / 1024)} KB\n`)
}
