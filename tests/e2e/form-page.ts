import type { Locator, Page } from '@playwright/test'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { submissionForm as words } from '#copy/en/submission-form.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import type { RunningApp } from '#tests/support/running-app.ts'
import { expect, fillRequest, submissionForm, storedLeads } from './fixtures.ts'
import { outboxStats } from '#server/db/tables/outbox.ts'

/** The address that every e2e test types. */
export const ADDRESS = `1400 Willow Ave, ${A_TOWN}, NJ 07047`

/** Returns a unique visitor name, so that tests can share one server. */
export function newVisitor(): string {
  return `Vera ${crypto.randomUUID().slice(0, 8)}`
}

/** Opens a page with the form and waits until the form is hydrated. */
export async function openForm(page: Page, path = '/book-online'): Promise<Locator> {
  await page.goto(path)
  return await formReady(page)
}

/** Opens a page with the form and fills in what a lockout needs, under a unique name. */
export async function filledForm(
  page: Page,
  path?: string,
): Promise<{ readonly form: Locator; readonly visitor: string }> {
  const form = await openForm(page, path)
  const visitor = newVisitor()
  await fillRequest(form, visitor)
  return { form, visitor }
}

/** Waits until the form is hydrated. */
export async function formReady(page: Page): Promise<Locator> {
  await expect(page.locator('[data-island="submission-form"]')).toHaveAttribute('data-hydrated')
  return submissionForm(page)
}

/** Returns a control by its name. */
export const control = (form: Locator, name: string): Locator => form.locator(`[name="${name}"]`)

export const submitButton = (form: Locator): Locator => form.locator('button[type="submit"]')

/** Presses the button and waits for the thank-you page. */
export async function sendForm(form: Locator): Promise<void> {
  await submitButton(form).click()
  await form.page().waitForURL('**/thank-you')
}

/** Returns the error message that is tied to a field's control. */
export const errorOf = (form: Locator, name: string): Locator => form.locator(`#${name}-error`)

/** Returns the open toasts. */
export const toasts = (page: Page): Locator => page.locator('.toast:not([data-leaving])')

/** Expects the open toast to have exactly this text. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page).locator('.toast-title')).toHaveText(title)
  await expect(toasts(page).locator('.toast-description')).toHaveText(description)
}

/** Returns every lead of this visitor, newest first. */
export async function leadsOf(app: RunningApp, name: string): Promise<readonly Lead[]> {
  return (await storedLeads(app)).filter((lead) => lead.name === name)
}

/** Returns every staff mail about this visitor. */
export async function mailsOf(app: RunningApp, name: string): Promise<readonly string[]> {
  return (await app.mails()).filter((mail) => mail.includes(name))
}

/** Expects neither a row nor a mail of this visitor. */
export async function expectNoLead(app: RunningApp, name: string): Promise<void> {
  expect(await leadsOf(app, name)).toEqual([])
  expect(await mailsOf(app, name)).toEqual([])
}

/** Expects exactly one row and one mail of this visitor, and no queued mail. */
export async function expectOneLead(app: RunningApp, name: string): Promise<Lead> {
  await expect.poll(async () => (await mailsOf(app, name)).length).toBeGreaterThan(0)
  const waiting = () =>
    app.withDb(async (db) => (await db.read((tx) => outboxStats(tx, 'staff'))).queued)
  await expect.poll(waiting).toBe(0)
  expect(await mailsOf(app, name)).toHaveLength(1)
  const leads = await leadsOf(app, name)
  expect(leads).toHaveLength(1)
  return leads[0] as Lead
}

/** Expects the thank-you page with the stored submission. */
export async function expectThanks(page: Page): Promise<void> {
  await page.waitForURL('**/thank-you')
  await expect(page.getByText(ADDRESS)).toBeVisible()
}

/** Expects a call link, and an SMS link that contains the submission. */
export async function expectAnotherWay(form: Locator, name: string): Promise<void> {
  const { heading, call, sms } = words.anotherWay
  await expect(form.getByRole('heading', { name: heading })).toBeVisible()
  const dial = form.getByRole('link', { name: new RegExp(`^${call} `) }).last()
  await expect(dial).toHaveAttribute('href', /^tel:\d{10}$/)
  const message = form.getByRole('link', { name: sms })
  const href = (await message.getAttribute('href')) ?? ''
  expect(href).toMatch(/^sms:\d{10}\?&body=/)
  const body = decodeURIComponent(href.split('body=')[1] ?? '')
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([`Name: ${name}`, `Service: ${A_SERVICE}`, `Address: ${ADDRESS}`]),
  )
}
