import type { Page } from '@playwright/test'
import { transitionLead } from '#tests/support/board-setup.ts'
import { newLead, openLead, test } from './board.fixture.ts'
import { expect } from './fixtures.ts'

/** Keeps the numbers that the page sets on the app's icon, across navigations. */
async function recordBadges(page: Page): Promise<() => Promise<number | undefined>> {
  const badges: number[] = []
  await page.exposeFunction('recordBadge', (count: number) => void badges.push(count))
  await page.addInitScript(() => {
    const { recordBadge } = globalThis as unknown as { recordBadge: (count: number) => void }
    Object.defineProperty(navigator, 'setAppBadge', {
      value: async (count: number) => recordBadge(count),
    })
  })
  return async () => badges.at(-1)
}

test('the icon shows how many leads are open, on every polled page, and nothing after the sign-out', async ({
  app,
  phoneOf,
}) => {
  const first = await newLead(app, 'Ana')
  await newLead(app, 'Luis')
  const page = await phoneOf('Maria')
  const badge = await recordBadges(page)
  await page.clock.install()
  await page.goto('/staff')
  await expect.poll(badge).toBe(2)
  await app.withDb((db) => transitionLead(db, first, 'spam'))
  await page.clock.runFor(5_000)
  await expect.poll(badge).toBe(1)

  const third = await newLead(app, 'Eva')
  await openLead(page, first)
  await expect.poll(badge).toBe(2)
  await app.withDb((db) => transitionLead(db, third, 'spam'))
  await page.goto('/staff/mine')
  await expect.poll(badge).toBe(1)
  await newLead(app, 'Tom')
  await page.goto('/staff/on-call')
  await expect.poll(badge).toBe(2)

  await page.goto('/staff/phones')
  await page.getByRole('button', { name: 'Sign out here' }).click()
  await expect.poll(badge).toBe(0)
})
