/** What decides stands on the first screen of a phone, without scrolling. */

import type { Page } from '@playwright/test'
import { recordLead, transitionLead } from '#tests/support/board-setup.ts'
import { VISITOR } from '#server/db/tables/actor.ts'
import { transitionLead as takeTransition } from '#server/leads/transition.ts'
import { addEvent } from '#server/db/tables/events.ts'
import type { RunningApp } from '#tests/support/running-app.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { keepCookie, test } from './board.fixture.ts'
import { expect } from './fixtures.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]
const NOTES = 'My 2 year old is locked inside'
const NOTE = 'sorry it is 201 555 0115'

/** Records what a parent outside a car sends, and then adds. */
const recordChild = (app: RunningApp) =>
  app.withDb(async (db) => {
    const lead = await recordLead(db, { notes: NOTES })
    const content = { kind: 'note', payload: { text: NOTE } } as const
    await db.write((tx) =>
      addEvent(tx, { ...content, submissionId: lead.id, by: VISITOR, at: Date.now() }),
    )
    return lead
  })

/** Expects words within the first screen, above what covers its lower end. */
async function expectInView(page: Page, words: readonly (string | RegExp)[]): Promise<void> {
  const { height = 0 } = page.viewportSize() ?? {}
  const bar = await page
    .locator('.bar, .tabs')
    .first()
    .boundingBox({ timeout: 500 })
    .catch(() => null)
  const end = bar === null || bar.y > height ? height : bar.y
  for (const text of words) {
    const box = await page.getByText(text).first().boundingBox()
    expect([String(text), box !== null && box.y >= 0 && box.y + box.height <= end]).toEqual([
      String(text),
      true,
    ])
  }
}

for (const viewport of SIZES)
  test(`shows danger and the customer's words at ${viewport.width} × ${viewport.height}`, async ({
    app,
    browser,
  }) => {
    const { id } = await recordChild(app)
    const { cookie } = await app.withDb((db) => signInStaff(db, 'Maria Lopez'))
    const context = await browser.newContext({ viewport, baseURL: app.url })
    await keepCookie(context, cookie, app)
    const page = await context.newPage()
    await page.goto('/staff')
    await expectInView(page, ['CHILD OR PET LOCKED IN', NOTES, "I'll take it"])
    await page.goto(`/staff/l/${id}`)
    await expectInView(page, ['CHILD OR PET LOCKED IN', NOTES, NOTE])
    await context.close()
    // Other tests of this server begin with an empty first screen.
    await app.withDb((db) => transitionLead(db, id, 'cancelled'))
  })

test('home asks somebody outside for the door on the first screen', async ({ browser, app }) => {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, baseURL: app.url })
  await context.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  const page = await context.newPage()
  for (const [path, heading, last] of [
    ['/', 'Locked out now?', 'Storage'],
    ['/es', '¿Se quedó afuera?', 'Storage'],
  ] as const) {
    await page.goto(path)
    const bar = await page.locator('.call-bar').boundingBox()
    for (const words of [heading, last]) {
      const box = await page.locator('.quick-picks').getByText(words).boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  }
  await context.close()
})

for (const viewport of [...SIZES, { width: 844, height: 390 }])
  test(`shows the arrival and the call button at ${viewport.width} × ${viewport.height}`, async ({
    app,
    browser,
  }) => {
    const { id, path } = await app.withDb((db) => recordLead(db))
    const { staffMemberId } = await app.withDb((db) => signInStaff(db, 'Maria Lopez'))
    await app.withDb((db) => transitionLead(db, id, 'accepted', staffMemberId))
    await app.withDb((db) =>
      db.write((tx) =>
        takeTransition(tx, id, {
          to: 'en_route',
          etaMinutes: 20,
          role: 'staff',
          by: { staffMemberId, via: 'board' },
          now: Date.now(),
          noticeId: null,
          settings: { configuredChannels: new Set(), staffEmail: [] },
        }),
      ),
    )
    const context = await browser.newContext({ viewport, baseURL: app.url })
    const page = await context.newPage()
    await page.goto(path)
    const figure = page.locator('.arrival-time')
    await expectInView(page, [/in about \d+ min/, /^Call \(\d{3}\)/])
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll('main *')].map((one) =>
        Number.parseFloat(getComputedStyle(one).fontSize),
      ),
    )
    const own = await figure.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
    expect(own).toBe(Math.max(...sizes))
    await context.close()
  })
