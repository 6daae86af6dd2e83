import { expect, test } from 'vitest'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { DRAFT_KEY } from '#app/form/draft-store.ts'
import { submissionForm as messages } from '#copy/en/submission-form.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import { typeThroughHydration } from '#tests/support/typing-visitor.ts'
import { CAR_SERVICE, LOST_KEYS_SERVICE, UNUSED_KEY_SERVICE } from '../../e2e/sample-pages.ts'
import { ENDED_REQUESTS, type Engine } from '../engine.ts'
import { listLeads } from '#server/db/tables/lead-queries.ts'

const ADDRESS = `1400 Willow Ave, ${A_TOWN}, NJ 07047`
const SUBMIT = '[data-submission-form] button[type=submit]'

/** Returns a name that no other test uses. */
export const newVisitor = (): string => `Vera ${crypto.randomUUID().slice(0, 8)}`

/** Types what every service needs, and chooses one. */
export async function fillForm({ page }: Engine, name: string, service: string): Promise<void> {
  await page.fill('#name', name)
  await page.fill('#phone', '2015550177')
  await page.fill('#address', ADDRESS)
  await page.select('#service', service)
}

/** Returns the stored leads of a visitor. */
export const leadsOf = ({ app }: Engine, name: string): Promise<readonly Lead[]> =>
  app.withDb(async (db) => {
    const leads: Lead[] = []
    for await (const lead of listLeads(db, {})) if (lead.name === name) leads.push(lead)
    return leads
  })

/** Checks the captcha, sends, and expects the thank-you page and one lead. */
async function sendForm(engine: Engine, name: string): Promise<Lead> {
  const { page } = engine
  await page.click('[name=captcha]')
  await page.click(SUBMIT)
  await page.waitForPath(/^\/thank-you$/)
  await page.waitForText('We have your request')
  const leads = await leadsOf(engine, name)
  expect(leads).toHaveLength(1)
  return leads[0] as Lead
}

const vehicle = { vehicle_year: '2019', vehicle_make: 'Honda', vehicle_model: 'Fit' }
const stored = { year: '2019', make: 'Honda', model: 'Fit' }
/** Kinds of services: what they ask, and what is stored. */
const KINDS = [
  [A_SERVICE, {}, null, {}],
  [CAR_SERVICE, vehicle, null, { vehicle_info: stored }],
  [
    LOST_KEYS_SERVICE,
    vehicle,
    'all_keys_lost',
    { vehicle_info: { ...stored, all_keys_lost: true } },
  ],
  [
    UNUSED_KEY_SERVICE,
    vehicle,
    'unused_key',
    { vehicle_info: { ...stored, has_unused_key: true } },
  ],
  ['Other', { other_service: 'A safe' }, null, { service: 'A safe' }],
] as const

/** The form, from the first moment to the thank-you page and back. */
export function testForm(get: () => Engine): void {
  test('every letter typed while scripts arrive stays where it was typed', async () => {
    const { page, allow } = get()
    allow(ENDED_REQUESTS)
    await page.goto('/faq')
    await page.begin('/book-online')
    await page.waitFor(
      'the form',
      () => location.pathname === '/book-online' && document.querySelector('[name=notes]') !== null,
    )
    const problems = await typeThroughHydration({
      evaluate: page.evaluateText,
      type: (text) => page.type(text),
    })
    expect(problems).toEqual([])
    // The next test begins with an empty form.
    await page.goto('/sitemap')
    await page.evaluate((key) => localStorage.removeItem(key), DRAFT_KEY)
  })

  test.for(KINDS.filter(([service]) => service !== ''))(
    'sends a request for %s',
    async ([service, fields, question, row]) => {
      const { page } = get()
      const name = newVisitor()
      await page.goto('/book-online')
      await fillForm(get(), name, service)
      for (const [field, text] of Object.entries(fields)) await page.fill(`[name=${field}]`, text)
      if (question !== null) await page.click(`[name=${question}][value=yes]`)
      const lead = await sendForm(get(), name)
      expect(lead).toMatchObject({
        service,
        phone: '(201) 555-0177',
        verification: 'verified',
        ...row,
      })
    },
  )

  test('Back from the thank-you page shows a form for the next request', async () => {
    const { page } = get()
    const name = newVisitor()
    await page.goto('/book-online')
    await fillForm(get(), name, A_SERVICE)
    await sendForm(get(), name)
    await page.back()
    await page.waitForPath(/^\/book-online$/)
    await page.waitFor('hydration', isHydrated)
    await page.waitFor(
      'an empty form',
      () => document.querySelector<HTMLInputElement>('#name')?.value === '',
    )
    const next = newVisitor()
    await fillForm(get(), next, A_SERVICE)
    await sendForm(get(), next)
  })

  test('without a connection it waits, says so, and sends when the connection returns', async () => {
    const { page, server, allow } = get()
    allow(ENDED_REQUESTS)
    const name = newVisitor()
    await page.goto('/book-online')
    await fillForm(get(), name, A_SERVICE)
    await page.click('[name=captcha]')
    server.cut()
    await page.click(SUBMIT)
    await page.waitFor(
      'the message',
      (texts) => texts.some((text) => document.body.innerText.includes(text)),
      [messages.sendProblems.offline, messages.sendProblems['weak-signal']],
    )
    expect(await leadsOf(get(), name)).toEqual([])
    server.mend()
    await page.waitForPath(/^\/thank-you$/)
    expect(await leadsOf(get(), name)).toHaveLength(1)
  })
}

/** Returns whether the page's form is hydrated. */
const isHydrated = (): boolean =>
  document.querySelector('[data-island="submission-form"][data-hydrated]') !== null
