import { leadEvent } from '#domain/lead/lead-event.fixture.ts'
import type { Language } from '#domain/text/language.ts'
import { EMPTY_DRAFT, FIELD_NAMES } from '#domain/submission/draft.ts'
import { sampleJob } from '#server/outbox/transport/sample-job.fixture.ts'
import { leadFacts } from '#server/leads/facts/lead-facts.ts'
import { statusPageView } from '#server/status-page/status-page-view.ts'
import type { Page, Pages } from './create-pages.tsx'
import {
  type Sample,
  SAMPLE_LINK,
  SAMPLE_PAGES_NOW,
  type SamplesOf,
} from './page-sample.fixture.ts'
import { sampleBoardPages } from './sample-board-pages.fixture.ts'

/** The samples of each group, and what else the server renders. */
interface SamplePages {
  readonly accept: SamplesOf<Pages['accept']>
  readonly statusPage: SamplesOf<Pages['statusPage']>
  readonly statusFragment: readonly string[]
  readonly plainForm: SamplesOf<Pages['plainForm']>
  readonly search: SamplesOf<Pages['search']>
  readonly board: SamplesOf<Pages['board']>
  readonly mail: { readonly [Name in keyof Pages['mail']]: readonly string[] }
}

/** Renders every page and mail of the server, with the text in every field. */
export function samplePages(pages: Pages, language: Language, text: string): SamplePages {
  const by = { at: SAMPLE_PAGES_NOW, by: text }
  const sample: Sample = {
    pages,
    language,
    text,
    lead: sampleJob({
      name: text,
      email: text,
      address: `12 ${text} St`,
      unit_number: text,
      gate_code: text,
      service: text,
      timeframe: text,
      notes: text,
      source_url: language === 'es' ? '/es' : '/',
    }).lead,
    events: [
      leadEvent({ kind: 'stored' }, { at: SAMPLE_PAGES_NOW - 60_000 }),
      leadEvent({ kind: 'note', payload: { text } }, by),
      leadEvent({ kind: 'accepted' }, by),
    ],
    review: {
      id: text,
      createdAt: SAMPLE_PAGES_NOW,
      stars: 5,
      text,
      author: text,
      town: text,
      service: text,
      language,
      isPublishable: true,
      linkChannel: '',
      state: 'new',
    },
  }
  return {
    accept: acceptPages(sample),
    statusPage: statusPages(sample),
    statusFragment: [pages.statusFragment(statusProps(sample))],
    plainForm: { form: formPages(sample) },
    search: searchPages(sample),
    board: sampleBoardPages(sample),
    mail: mails(sample),
  }
}

function acceptPages(sample: Sample): SamplesOf<Pages['accept']> {
  const { pages, language, text, lead, events } = sample
  const { accept } = pages
  const now = SAMPLE_PAGES_NOW
  const summary = { language, lead, otherLead: null }
  const view = {
    language,
    lead,
    since: now,
    now,
    events,
    smsHref: 'sms:',
    showsCode: true,
    again: [],
  }
  return {
    waiting: [
      accept.waiting({ ...summary, furtherRecipients: null }),
      accept.waiting({ ...summary, furtherRecipients: 'now' }),
    ],
    assignee: [accept.assignee(view), accept.assignee({ ...view, showsCode: false })],
    alreadyAccepted: [accept.alreadyAccepted({ ...summary, assignee: { name: text, at: now } })],
    testNotice: [true, false].map((answered) => accept.testNotice({ language, answered })),
    notFound: [accept.notFound({ language: sample.language })],
    error: [accept.error({ why: text })],
  }
}

function statusProps({ lead, events, text }: Sample) {
  const view = statusPageView(
    {
      lead,
      events,
      hasReview: false,
      timeframe: 'ASAP',
      latestCall: null,
      isJoined: false,
      isCalledOnce: false,
      isVerified: true,
    },
    SAMPLE_PAGES_NOW,
  )
  if (view === null) throw new Error('the link has expired')
  const quote = {
    id: 1,
    totalCents: 14_900,
    includes: text,
    agreedAt: null,
    refusedAt: null,
    agreedBeforeCents: 9900,
    at: SAMPLE_PAGES_NOW,
  }
  return { view: { ...view, town: text, quote }, link: SAMPLE_LINK, now: SAMPLE_PAGES_NOW }
}

function statusPages(sample: Sample): SamplesOf<Pages['statusPage']> {
  const { statusPage } = sample.pages
  const { text } = sample
  const props = statusProps(sample)
  const typed = { stars: text, text, publish: 'yes' }
  return {
    status: [statusPage.status(props)],
    note: [
      statusPage.note({
        ...props,
        rejected: { typed: { note: text }, field: 'note', problem: text },
      }),
    ],
    cancel: [statusPage.cancel(props)],
    tooLate: [statusPage.tooLate({ ...props, text })],
    changedQuote: [statusPage.changedQuote(props)],
    window: [
      statusPage.window({
        ...props,
        rejected: { typed: { date: text, window: text }, field: null, problem: text },
      }),
    ],
    photo: [statusPage.photo({ ...props, problem: text })],
    review: [
      statusPage.review({ ...props, rejected: { typed, field: 'text', problem: text } }),
      statusPage.review({ ...props, rejected: { typed, field: 'stars', problem: text } }),
    ],
    notFound: [statusPage.notFound({ language: sample.language })],
    error: [statusPage.error({ language: sample.language })],
  }
}

function formPages({ pages, language, text }: Sample): readonly Page[] {
  const texts = Object.fromEntries(FIELD_NAMES.map((name) => [name, text]))
  const props = {
    heading: text,
    explanation: text,
    errors: texts,
    idempotencyKey: text,
    cameFrom: `/${text}`,
    language,
    phone: '2015550199',
    now: 0,
  }
  return [
    pages.plainForm.form({ ...props, draft: { ...EMPTY_DRAFT, ...texts } }),
    pages.plainForm.form({ ...props, draft: null }),
  ]
}

function searchPages({ pages, language, text }: Sample): SamplesOf<Pages['search']> {
  const found = [{ path: '/faq', title: text, text }]
  const results = (['services', 'towns', 'pages'] as const).map((group) => ({
    group,
    results: found,
  }))
  return {
    results: [results, []].map((each) =>
      pages.search.results({ language, query: text, results: each, now: 0 }),
    ),
    busy: [pages.search.busy({ language, query: text, now: 0 })],
  }
}

function mails({ pages: { mail }, language, text, lead }: Sample): SamplePages['mail'] {
  const link = { href: SAMPLE_LINK, text }
  const phone = { text, href: 'tel:+12015550123', sms: 'sms:+12015550123' }
  const { facts } = leadFacts(lead, { audience: 'staffMail', now: SAMPLE_PAGES_NOW, language })
  const staff = { subject: text, preview: text, headline: text, warnings: [text], phone, facts }
  return {
    staff: [null, SAMPLE_LINK].map((acceptUrl) =>
      mail.staff({ ...staff, mapHref: SAMPLE_LINK, acceptUrl }),
    ),
    notice: [mail.notice({ language, title: text, body: text, link })],
    signIn: [mail.signIn({ language, title: text, body: text, code: text })],
    visitor: [
      mail.visitor({
        language,
        title: text,
        text,
        facts: [{ label: text, value: text }],
        link,
        call: link,
        notYou: text,
      }),
    ],
  }
}
