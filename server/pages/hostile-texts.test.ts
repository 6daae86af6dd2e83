import { CHANNEL_KINDS } from '#domain/alarm/channels.ts'
import { defaultPlans } from '#server/leads/escalation/read-plans.ts'
import { expect, test } from 'vitest'
import { leadEvent } from '#domain/lead/lead-event.fixture.ts'
import type { Language } from '#domain/text/language.ts'
import { EMPTY_DRAFT, FIELD_NAMES } from '#domain/submission/draft.ts'
import { assigneeView, summaryOf } from '#server/routes/accept-page/view.ts'
import { leadView } from '#server/routes/board/lead-view.ts'
import { listView } from '#server/routes/board/list-view.ts'
import { mineView } from '#server/routes/board/mine-view.ts'
import { onCallView } from '#server/routes/board/on-call-view.ts'
import { outcomeRow } from '#server/routes/board/outcome-row.ts'
import type { Review } from '#domain/lead/review.ts'
import type { Overview } from '#server/leads/overview.ts'
import type { BoardLead, DelayedCall, Session } from '#server/store/board-records.ts'
import type { Viewer } from '#server/store/board-records.ts'
import type { StaffMember } from '#server/store/staff-member.ts'
import { sampleJob } from '#server/mail/sample-job.fixture.ts'
import { statusPageView } from '#server/routes/status-page/view.ts'
import type { ListPageProps } from './board/list-props.ts'
import type { MinePageProps } from './board/mine-page.tsx'
import type { PhonesPageProps } from './board/phones-page.tsx'
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
    {
      lead,
      events: EVENTS,
      hasReview: false,
      timeframe: 'ASAP',
      latestCall: null,
      isJoined: false,
      isCalledOnce: false,
    },
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

const ASSIGNEE = { staffMemberId: 'other', name: HOSTILE, at: NOW }
const OUTCOME = {
  id: HOSTILE,
  at: NOW,
  status: 'accepted',
  name: HOSTILE,
  service: HOSTILE,
  address: HOSTILE,
  town: null,
  timeframe: HOSTILE,
  source: HOSTILE,
  assignee: ASSIGNEE,
  acceptedAt: NOW,
  lossCause: null,
  closedAt: null,
} as const
const MEMBER: StaffMember = {
  id: HOSTILE,
  name: HOSTILE,
  language: 'en',
  role: 'owner',
  channels: [],
  shifts: [{ days: ['mon'], from: '18:00', to: '06:00', isFirst: false }],
  overrides: [{ kind: 'off', from: NOW, until: NOW + 60_000 }],
}
const COUNTED = [{ name: HOSTILE, count: 1 }]
const OVERVIEW: Overview = {
  submissions: 1,
  accepted: 1,
  missed: 0,
  done: 0,
  cancelled: 0,
  paidCents: 0,
  people: [{ name: HOSTILE, done: 1, paidCents: 1 }],
  sources: [],
  secondsToAccept: { p50: null, p90: null },
  hours: [],
  groups: { loss: COUNTED, person: COUNTED, service: COUNTED, town: COUNTED, source: COUNTED },
}
const REVIEW: Review = {
  id: HOSTILE,
  createdAt: NOW,
  stars: 5,
  text: HOSTILE,
  author: HOSTILE,
  town: HOSTILE,
  service: HOSTILE,
  language: 'en',
  isPublishable: true,
  linkChannel: '',
  state: 'new',
}
const DELAYED: DelayedCall = {
  leadId: HOSTILE,
  service: HOSTILE,
  staffMemberName: HOSTILE,
  at: NOW,
  begunAt: null,
  reason: { error: HOSTILE },
}

function hostileList(viewer: Viewer): ListPageProps {
  const listed = {
    ...lead,
    suspicionFlags: [],
    isSuspicious: false,
    waitingSince: NOW,
    closedAt: null,
    eta: null,
    lateByMinutes: null,
    proposal: null,
  }
  const leads: readonly BoardLead[] = [
    { ...listed, id: HOSTILE, status: 'pending', assignee: null, group: 'urgent' },
    { ...listed, id: 'a', status: 'accepted', assignee: ASSIGNEE, group: 'under-way' },
    { ...listed, id: 'b', status: 'done', assignee: ASSIGNEE, group: 'closed' },
  ]
  return listView({
    viewer,
    page: { leads, total: 3, open: 2, waiting: 1 },
    onCall: { members: [MEMBER], isUncovered: false },
    number: 1,
    pages: 1,
    signedOutAt: NOW,
    now: NOW,
  })
}

function hostileMine(viewer: Viewer): MinePageProps {
  const today = new Date(NOW).toISOString()
  const appointment = { appointment_start: today, appointment_end: today }
  return mineView({
    viewer,
    page: { leads: [], total: 0, open: 0, waiting: 0 },
    days: [today.slice(0, 10)],
    appointments: [
      { ...lead, ...appointment, suspicionFlags: [], isSuspicious: false, assignee: ASSIGNEE },
    ],
    now: NOW,
  })
}

const ON_CALL = {
  staff: [MEMBER],
  now: NOW,
  plan: defaultPlans.alarm_plan,
  settings: { configuredChannels: new Set(CHANNEL_KINDS), staffEmail: [] },
}

function hostilePhones(staffMember: Session['staffMember']): PhonesPageProps {
  const session = { createdAt: NOW, lastSeenAt: NOW, device: HOSTILE, notifies: true, staffMember }
  const own = { ...session, id: HOSTILE }
  return {
    own,
    sessions: [own, { ...session, id: 'other' }],
    pushKey: HOSTILE,
    now: NOW,
    problem: { sessionId: 'other', typed: HOSTILE },
  }
}

const VIEWER = { id: HOSTILE, name: HOSTILE, role: 'owner' } as const
const CENTS = { totalCents: 14_900, includes: HOSTILE }
/** Every event whose payload has a text, and one that has none. */
const BOARD_EVENTS = [
  ...EVENTS,
  leadEvent({ kind: 'staff_note', payload: { text: HOSTILE } }, by),
  leadEvent({ kind: 'quoted', payload: CENTS }, by),
]

function boardPages(language: Language): readonly Page[] {
  const { board } = pages
  const viewer = { ...VIEWER, language }
  const detail = {
    assignee: ASSIGNEE,
    events: BOARD_EVENTS,
    idempotencyKey: null,
    suspicionFlags: [],
    sameNumber: { count: 2, earlier: [OUTCOME] },
    phoneNotices: [],
    duplicates: [],
    joined: [],
    photoIds: [HOSTILE],
  }
  const opened = {
    viewer,
    lead: { ...lead, status: 'accepted', payment: { ...lead.payment, note: HOSTILE } },
    detail,
    colleagues: [viewer],
    statusPageUrl: LINK,
    now: NOW,
  } as const
  const mine = {
    ...opened,
    detail: { ...detail, assignee: { ...ASSIGNEE, staffMemberId: viewer.id } },
  }
  const fields = {
    note: HOSTILE,
    total: HOSTILE,
    includes: HOSTILE,
    staffMember: HOSTILE,
    day: HOSTILE,
  }
  const rejected = (form: 'note' | 'quote') => ({ rejected: { form, fields, problem: HOSTILE } })
  const row = outcomeRow(OUTCOME, viewer)
  return [
    board.list(hostileList(viewer)),
    board.mine(hostileMine(viewer)),
    board.lead(leadView(opened, { showsCode: true, problem: HOSTILE })),
    board.lead(leadView(mine, rejected('note'))),
    board.lead(leadView(mine, rejected('quote'))),
    board.lead(leadView({ ...mine, lead: { ...opened.lead, status: 'done' } })),
    board.onCall(onCallView({ ...ON_CALL, viewer, rejected: { form: 'shift', fields } })),
    board.onCall(
      onCallView({ ...ON_CALL, viewer, rejected: { form: 'override', fields, problem: 'past' } }),
    ),
    board.counted({ language, title: HOSTILE, leads: [row], next: HOSTILE }),
    board.search({ language, text: HOSTILE, leads: [row], next: null }),
    board.overview({
      language,
      periods: [1],
      days: 1,
      overview: OVERVIEW,
      delayed: [DELAYED],
      costs: [{ month: '2026-10', source: HOSTILE, cents: 100 }],
      rejectedCost: { month: HOSTILE, source: HOSTILE, amount: HOSTILE, part: 'month' },
      now: NOW,
    }),
    board.reviews({ language, reviews: [REVIEW], now: NOW }),
    board.phones(hostilePhones(viewer)),
  ]
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
  ['board', [...boardPages('en'), ...boardPages('es')]],
  ['sign-in pages', [...signInPages('en'), ...signInPages('es')]],
])('a visitor’s text stays text on the %s', (_name, rendered) => {
  for (const { html } of rendered) {
    expect(html).not.toMatch(/<script>hostile|<img src=x|<\/title><\/p>/)
    // Every quotation mark of the text is escaped, so that no attribute ends early.
    expect(html).not.toMatch(/["']><script|"'&gt;|'&gt;&lt;script/)
  }
  expect(rendered.some(({ html }) => html.includes('&lt;script&gt;hostile()'))).toBe(true)
})
