import type { BrowserContext, Page } from '@playwright/test'
import { recordLead } from '#tests/support/board-setup.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { expect, test } from './fixtures.ts'
import { startOnTwoHosts } from './two-hosts.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { setSetting } from '#server/db/setting-queries.ts'

/** An origin that the owner has allowed on public pages, with a script that turns against them. */
const TAGS = 'https://tags.example'

/** Serves the hostile script, which only waits for what a test runs with its rights. */
async function serveHostileScript(context: BrowserContext): Promise<void> {
  await context.route(`${TAGS}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'globalThis.hostile = true' }),
  )
}

/** What the script tries; each answer is what it has got, or the name of the error. */
function attack(page: Page, at: { desk: string; path: string; id: string }) {
  return page.evaluate(async ({ desk, path, id }) => {
    const attempt = async (work: () => unknown): Promise<string> => {
      try {
        return String(await work())
      } catch (error) {
        return error instanceof Error ? error.name : 'error'
      }
    }
    const read = (url: string) =>
      attempt(async () => await (await fetch(url, { credentials: 'include' })).text())
    const post = (url: string, body: string) =>
      attempt(async () => {
        const init = { method: 'POST', credentials: 'include', mode: 'no-cors' } as const
        const type = 'application/x-www-form-urlencoded'
        await fetch(url, { ...init, headers: { 'content-type': type }, body })
        return 'sent'
      })
    const frame = (src: string) =>
      attempt(async () => {
        const element = document.createElement('iframe')
        element.src = src
        const loaded = new Promise((resolve) => element.addEventListener('load', resolve))
        document.body.append(element)
        await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 2000))])
        return element.contentDocument?.body.textContent ?? ''
      })
    const open = (url: string) =>
      attempt(async () => {
        const opened = window.open(url)
        await new Promise((resolve) => setTimeout(resolve, 2000))
        const text = opened?.document.body.textContent ?? ''
        opened?.close()
        return text
      })
    const submit = (action: string) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action, target: '_blank' })
      document.body.append(form)
      form.submit()
    }
    const results = {
      cookies: document.cookie,
      board: await read(`${desk}/staff`),
      ownBoard: await read('/staff'),
      lead: await read(`/staff/l/${id}`),
      status: await read(`${desk}${path}/state`),
      ownStatus: await read(`${path}/state`),
      fragment: await read(`${path}/fragment`),
      framed: await frame(`${desk}/staff`),
      framedHere: await frame('/staff'),
      opened: await open(`${desk}/staff`),
      openedHere: await open('/staff'),
      worker: await attempt(async () => {
        await navigator.serviceWorker.register('/staff/worker.js', { scope: '/staff' })
        return 'registered'
      }),
      copies: await attempt(async () => (await caches.keys()).includes('staff')),
    }
    await post(`${desk}/staff/l/${id}/step`, 'from=pending&to=accepted')
    await post(`/staff/l/${id}/step`, 'from=pending&to=accepted')
    await post(`${desk}${path}/cancel`, '')
    await post(`${path}/cancel`, '')
    navigator.sendBeacon(`${desk}${path}/cancel`)
    submit(`${desk}${path}/cancel`)
    submit(`${desk}/staff/l/${id}/step`)
    await new Promise((resolve) => setTimeout(resolve, 2000))
    return results
  }, at)
}

test.describe('a script that the owner allows on public pages', () => {
  // What the policy stops is reported in the console.
  test.use({ allowedProblems: [/./], serviceWorkers: 'allow' })

  test('reads and changes nothing on the board and status pages', async ({ browser }) => {
    const { app, www, desk } = await startOnTwoHosts({ analytics_origins: TAGS })
    try {
      const [{ cookie }, { id, path }] = await app.withDb(async (db) => [
        await signInStaff(db, 'Maria'),
        await recordLead(db, { name: 'Zebulon' }),
      ])
      const context = await browser.newContext({ serviceWorkers: 'allow' })
      const [name = '', value = ''] = cookie.split('=')
      // The old host too: a browser that was signed in before STAFF_URL was set.
      for (const url of [desk, www])
        await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
      const staff = await context.newPage()
      await staff.goto(`${desk}/staff`)
      await expect(staff.getByText('Zebulon').first()).toBeVisible()

      await serveHostileScript(context)
      const page = await context.newPage()
      await page.goto(`${www}/faq`)
      await page.addScriptTag({ url: `${TAGS}/x.js` })
      expect(await page.evaluate(() => 'hostile' in globalThis)).toBe(true)
      const got = await attack(page, { desk, path, id })
      expect(got).toMatchObject({ cookies: '', worker: 'SecurityError', copies: 'false' })
      for (const [attempt, text] of Object.entries(got))
        expect([attempt, text.includes('Zebulon') || text.includes('"state"')]).toEqual([
          attempt,
          false,
        ])
      const lead = await app.withDb((db) => db.read((tx) => getLead(tx, id)))
      expect(lead?.status).toBe('pending')
      await context.close()
    } finally {
      await app.remove()
    }
  })

  test('does not run where the board has no host name of its own', async ({ page, app }) => {
    await app.withDb((db) => db.write((tx) => setSetting(tx, 'analytics_origins', TAGS)))
    await serveHostileScript(page.context())
    await page.goto('/faq')
    await page.addScriptTag({ url: `${TAGS}/x.js` }).catch(() => undefined)
    expect(await page.evaluate(() => 'hostile' in globalThis)).toBe(false)
  })
})
