import { expect, test } from 'vitest'
import { leadEvent } from '#domain/lead/lead-event.fixture.ts'
import type { Language } from '#domain/language.ts'
import { EMPTY_DRAFT, FIELD_NAMES } from '#domain/submission/input.ts'
import { assigneeView, summaryOf } from '#server/accept-page/view.ts'
import { sampleJob } from '#server/mail/sample-job.fixture.ts'
import { statusPageView } from '#server/status-page/view.ts'
import { createPages, type Page } from './create-pages.tsx'

/** Would end an element, an attribute in either quotes, and a title. */
const HOSTILE = `</title></p>"'><script>hostile()</script><img src=x onerror=hostile()>`
const NOW = Date.parse('2031-03-04T08:20:00Z')
const LINK = 'https://keys.example/r/token'

const pages = createPages({ files: new Map() })
const by = { at: NOW, by: HOSTILE }
const EVENTS = [
  leadEvent({ kind: 'stored' }, { at: NOW - 60_000 }),
  leadEvent({ kind: 'note', payload: { text: HOSTILE } }, by),
  leadEvent({ kind: 'accepted' }, by),
]

const { lead } = sampleJob({
  name: HOSTILE,
  email: HOSTILE,
  address: `12 ${HOSTILE} St`,
  unit_number: HOSTILE,
  gate_code: HOSTILE,
  service: HOSTILE,
  timeframe: HOSTILE,
  notes: HOSTILE,
})

function acceptPages(language: Language): readonly Page[] {
  const { accept } = pages
  const summary = { language, lead: summaryOf(lead, language) }
  const hostileSummary = { service: HOSTILE, spanish: HOSTILE, place: HOSTILE, more: HOSTILE }
  const view = { language, since: NOW, now: NOW, events: EVENTS, smsHref: 'sms:', showsCode: true }
  return [
    accept.waiting({ ...summary, createdAt: NOW, furtherRecipients: null }),
    accept.waiting({ language, lead: hostileSummary, createdAt: NOW, furtherRecipients: 'now' }),
    accept.assignee(assigneeView(lead, view)),
    accept.alreadyAccepted({ ...summary, assignee: { name: HOSTILE, at: NOW } }),
    accept.error({ why: HOSTILE }),
  ]
}

function statusPages(): readonly Page[] {
  const { statusPage } = pages
  const view = statusPageView(
    { lead, events: EVENTS, hasReview: false, timeframe: 'ASAP', isCalledOnce: false },
    NOW,
  )
  if (view === null) throw new Error('the link has expired')
  const quote = { id: 1, totalCents: 14_900, includes: HOSTILE, agreedAt: null, at: NOW }
  const props = { view: { ...view, town: HOSTILE, quote }, link: LINK, now: NOW }
  const fields = { stars: HOSTILE, text: HOSTILE, publish: true }
  return [
    statusPage.status(props),
    { html: pages.statusFragment(props), policy: '' },
    statusPage.changedQuote(props),
    statusPage.note({ ...props, rejected: { text: HOSTILE, problem: HOSTILE } }),
    statusPage.tooLate({ ...props, text: HOSTILE }),
    statusPage.review({ ...props, rejected: { fields, field: 'text', problem: HOSTILE } }),
  ]
}

function formPage(language: Language): Page {
  const texts = Object.fromEntries(FIELD_NAMES.map((name) => [name, HOSTILE]))
  return pages.plainForm.form({
    heading: HOSTILE,
    explanation: HOSTILE,
    errors: texts,
    draft: { ...EMPTY_DRAFT, ...texts },
    idempotencyKey: HOSTILE,
    cameFrom: `/${HOSTILE}`,
    language,
    phone: '2015550199',
  })
}

const signInPages = (language: Language): readonly Page[] => [
  pages.board.message({ language, message: { heading: HOSTILE, text: HOSTILE } }),
  pages.board.address({ language, rejected: HOSTILE }),
  pages.board.code({ language, problem: HOSTILE }),
  pages.board.invitation({ language, name: HOSTILE, rejected: null }),
  pages.board.invitation({ language, name: null, rejected: HOSTILE }),
]

test.each<[string, readonly Page[]]>([
  ['accept pages', [...acceptPages('en'), ...acceptPages('es')]],
  ['status pages', statusPages()],
  ['form without scripts', [formPage('en'), formPage('es')]],
  ['sign-in pages', [...signInPages('en'), ...signInPages('es')]],
])('a visitor’s text stays text on the %s', (_name, rendered) => {
  for (const { html } of rendered) {
    expect(html).not.toMatch(/<script>hostile|<img src=x|<\/title><\/p>/)
    // Every quotation mark of the text is escaped, so that no attribute ends early.
    expect(html).not.toMatch(/["']><script|"'&gt;|'&gt;&lt;script/)
  }
  expect(rendered.some(({ html }) => html.includes('&lt;script&gt;hostile()'))).toBe(true)
})
