import { SAMPLE_DEPS } from '#server/pages/sample-deps.fixture.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { leadEvent } from '#domain/lead/lead-event.fixture.ts'
import type { Language } from '#domain/text/language.ts'
import { sampleJob } from '#server/outbox/transport/sample-job.fixture.ts'
import { createPages } from '#server/pages/create-pages.tsx'
import { randomToken } from '#server/secrets/token.ts'
import { recordLead } from './support/board-setup.ts'
import { htmlErrors } from './support/html-validator.ts'
import { createInjectedApp, type InjectedApp } from './support/running-app-inject.ts'
import { signInStaff } from './support/staff-session.ts'

let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp()
})
afterEach(() => running.close())

const LANGUAGES = ['en', 'es'] as const satisfies readonly Language[]

async function expectValid(html: string, name: string): Promise<void> {
  expect(html, name).toContain('<!doctype html>')
  expect(await htmlErrors(html, false), name).toEqual([])
}

const recordPage = (sourceUrl: string) =>
  recordLead(running.db, { source_url: sourceUrl }, running.state.now)

const post = async (url: string, fields: Record<string, string>, headers = {}) =>
  await running.postForm(url, fields, { host: 'localhost:3000', ...headers })

test('status pages are valid HTML', async () => {
  for (const sourceUrl of ['/', '/es']) {
    const { path } = await recordPage(sourceUrl)
    for (const address of [path, `${path}/note`, `${path}/cancel`, `/r/${randomToken()}`])
      await expectValid((await running.app.inject(address)).body, address)
    await expectValid((await post(`${path}/note`, { note: '' })).body, 'note without text')
    running.state.now += 20 * 60_000
    await expectValid((await running.app.inject(path)).body, 'late')
    expect((await post(`${path}/cancel`, {})).statusCode).toBe(303)
    await expectValid((await running.app.inject(path)).body, 'cancelled')
  }
})

test('board and sign-in pages are valid HTML', async () => {
  const { id } = await recordPage('/es')
  for (const language of LANGUAGES) {
    const { cookie } = await signInStaff(running.db, `Maria ${language}`, { language })
    const addresses = [
      '/staff',
      `/staff/l/${id}`,
      '/staff/phones',
      '/staff/on-call',
      '/staff/l/unknown',
    ]
    for (const url of addresses) {
      const { body } = await running.app.inject({ url, headers: { cookie } })
      await expectValid(body, url)
    }
    for (const url of [
      '/staff/sign-in',
      `/staff/sign-in?lang=${language}`,
      `/staff/invite/${randomToken()}`,
      `/staff/sign-in/${randomToken()}`,
    ])
      await expectValid((await running.app.inject({ url })).body, url)
    const shift = await post('/staff/on-call/shift', {}, { cookie })
    await expectValid(shift.body, 'shift without day')
    const note = await post(`/staff/l/${id}/note`, { note: '' }, { cookie })
    await expectValid(note.body, 'note without text')
    const code = await post(`/staff/l/${id}/code`, {}, { cookie })
    await expectValid(code.body, 'gate code')
  }
  await expectValid((await post('/staff/sign-in', { email: 'nobody' })).body, 'sign-in')
})

test('every page of an owner has the tabs, the red light and the other pages', async () => {
  const { cookie, staffMemberId } = await signInStaff(running.db, 'Maria', { role: 'owner' })
  const further = ['overview', 'reviews', 'blocked', 'team', 'phones', 'leads/new']
  const deeper = [`team/${staffMemberId}`, 'overview/leads?days=7&of=done']
  for (const page of [...further, ...deeper]) {
    const url = `/staff/${page}`
    const { body, statusCode } = await running.app.inject({ url, headers: { cookie } })
    expect(statusCode, url).toBe(200)
    await expectValid(body, url)
    for (const tab of ['/staff', '/staff/mine', '/staff/on-call', '/staff/search'])
      expect(body, url).toContain(`<a href="${tab}">`)
    expect(body, url).toContain('data-light=""')
    for (const other of [...further, 'business', 'texts'])
      expect(body, url).toContain(`href="/staff/${other}"`)
    // The page that is open, or the one that led to it.
    const here = further.find((one) => page.startsWith(one)) ?? ''
    expect(body, url).toContain(`href="/staff/${here}" aria-current="true"`)
  }
})

test('accept pages are valid HTML', async () => {
  const { accept } = createPages(SAMPLE_DEPS)
  const { lead } = sampleJob()
  const now = running.state.now
  for (const language of LANGUAGES) {
    const events = [
      leadEvent({ kind: 'note', payload: { text: 'Blue door' } }, { at: now }),
      leadEvent({ kind: 'en_route' }, { at: now }),
      leadEvent({ kind: 'eta', payload: { minutes: 20 } }, { at: now }),
    ]
    const own = {
      language,
      lead,
      since: now,
      now,
      events,
      smsHref: 'sms:',
      showsCode: false,
      again: [],
    }
    const summary = { language, lead, otherLead: null }
    const pages = [
      accept.waiting({ ...summary, furtherRecipients: null }),
      accept.waiting({ ...summary, furtherRecipients: 'now' }),
      accept.assignee(own),
      accept.assignee({ ...own, showsCode: true }),
      accept.alreadyAccepted({ ...summary, assignee: { name: 'Dan', at: now } }),
      accept.testNotice({ language, answered: false }),
      accept.testNotice({ language, answered: true }),
    ]
    for (const [index, { html }] of pages.entries()) await expectValid(html, `${language} ${index}`)
  }
  await expectValid(accept.notFound({ language: 'en' }).html, 'gone')
  await expectValid(accept.error({ why: 'Too many tries' }).html, 'error')
})

test('the form without scripts is valid HTML', async () => {
  for (const referer of [
    'http://localhost:3000/book-online',
    'http://localhost:3000/es/pedir-servicio',
  ]) {
    const wrong = await post('/request', { phone: '+44 20 7946 0018' }, { referer })
    expect(wrong.statusCode).toBe(422)
    await expectValid(wrong.body, referer)
  }
})
