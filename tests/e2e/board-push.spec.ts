import type { Page, Worker } from '@playwright/test'
import { rows } from '#server/db/db.ts'
import { test } from './board.fixture.ts'
import { expect } from './fixtures.ts'

/** The board's service worker, with the notifications that it shows. */
async function boardWorker(
  page: Page,
): Promise<{ worker: Worker; deliver(data: string): Promise<void> }> {
  const client = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.endsWith('/staff'))
      if (found) resolve(found.registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  await page.goto('/staff')
  await page.evaluate(async () => await navigator.serviceWorker.ready)
  const registrationId = await registered
  const worker = page.context().serviceWorkers()[0]
  if (worker === undefined) throw new Error('no service worker')
  return {
    worker,
    deliver: async (data) => {
      const origin = new URL(page.url()).origin
      await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    },
  }
}

test('shows a push message that is no JSON, such as that of the browser’s tools', async ({
  phoneOf,
}) => {
  const page = await phoneOf('Maria')
  const { worker, deliver } = await boardWorker(page)
  // The browser of the tests shows no notifications.
  await worker.evaluate(() => {
    const shown: [string, string | undefined][] = []
    const { registration } = self as unknown as {
      readonly registration: ServiceWorkerRegistration
    }
    registration.showNotification = async (title: string, options?: NotificationOptions) => {
      shown.push([title, options?.body])
    }
    Object.assign(self, { shown })
  })
  const shown = () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown)
  for (const text of ['Test push message from DevTools.', '5', 'null', '{broken']) {
    await deliver(text)
    await expect.poll(shown).toContainEqual(['127.0.0.1', text])
  }
  await deliver('{"notification":{"title":"New request","body":"Car Lockout"}}')
  await expect.poll(shown).toContainEqual(['New request', 'Car Lockout'])
})

test('tells the server the new address after the browser has replaced the subscription', async ({
  app,
  phoneOf,
}) => {
  const page = await phoneOf('Renata')
  const { worker } = await boardWorker(page)
  const addresses = () =>
    app.withDb((db) =>
      db.read((tx) =>
        rows<{ addressKey: string }>(
          tx,
          `SELECT c.address_key FROM channels c JOIN staff_members m ON m.id = c.staff_member_id
           WHERE c.kind = 'push' AND m.name LIKE 'Renata%'`,
        ),
      ),
    )
  for (const name of ['first', 'second']) {
    const endpoint = `https://push.example.com/${name}`
    await worker.evaluate(async (address) => {
      const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
      let renewed: unknown
      const change = Object.assign(new Event('pushsubscriptionchange'), {
        newSubscription: { toJSON: () => ({ endpoint: address, keys }) },
        waitUntil: (work: unknown) => (renewed = work),
      })
      self.dispatchEvent(change)
      await renewed
    }, endpoint)
    // The address before it is of no use any more.
    await expect.poll(addresses).toEqual([{ addressKey: endpoint }])
  }
})
