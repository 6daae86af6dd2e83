import { CHANNEL_KINDS } from '#domain/alarm/channels.ts'
import { defaultPlans } from '#server/alarm/escalation/read-plans.ts'
import { outcomeRow } from '#server/board/lead/outcome-row.ts'
import type { DelayedCall } from '#server/leads/overview/delayed-calls.ts'
import type { Overview } from '#server/leads/overview/overview.ts'
import type { BoardLead, Viewer } from '#server/db/tables/board-records.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import type { DevicesPageProps } from '#server/board/devices/devices-page.tsx'
import type { Page, Pages } from './create-pages.tsx'
import { type BoardSample, leadPages } from './sample-lead-pages.fixture.ts'
import { sampleBusinessPages, sampleTeamPages } from './sample-owner-pages.fixture.ts'
import { type Sample, SAMPLE_PAGES_NOW, type SamplesOf } from './page-sample.fixture.ts'

const now = SAMPLE_PAGES_NOW

const assigneeOf = ({ text }: Sample) => ({ staffMemberId: 'other', name: text, at: now })

/** Renders every page of the board as an owner sees it, with the text in every field. */
export function sampleBoardPages(sample: Sample): SamplesOf<Pages['board']> {
  const { pages, language, text, review } = sample
  const { board } = pages
  const viewer: Viewer = { id: text, name: text, role: 'owner', language }
  const own: BoardSample = { ...sample, viewer }
  const row = outcomeRow(outcome(sample), viewer)
  return {
    list: [board.list(list(own))],
    mine: [board.mine(mine(own))],
    lead: leadPages(own, outcome(sample)),
    newLead: [
      board.newLead({
        viewer,
        fields: { phone: text, name: text, address: text, service: text, source: text },
        formId: text,
        callId: text,
        calls: [{ id: text, caller: text, source: text, startedAt: now, staffMemberName: text }],
        now,
        problem: text,
      }),
    ],
    onCall: onCallPages(own),
    overview: [board.overview(overview(sample))],
    counted: [board.counted({ language, title: text, leads: [row], next: text })],
    search: [board.search({ language, text, leads: [row], next: null })],
    reviews: [
      board.reviews({
        language,
        reviews: [{ ...review, submissionId: text, phone: text, locksmith: text }],
        now,
        saved: null,
      }),
    ],
    blocked: [
      board.blocked({
        language,
        numbers: [
          {
            digits: text,
            blockedAt: now,
            staffMemberName: text,
            submissionId: text,
            refused: 2,
            lastRefusedAt: now,
          },
        ],
        now,
        saved: { kind: 'let-through', row: '' },
      }),
    ],
    devices: [board.devices(devices(own))],
    ...sampleBusinessPages(sample),
    ...sampleTeamPages(sample),
    message: [board.message({ language, message: { heading: text, text } })],
    address: [text, null].map((rejected) => board.address({ language, rejected })),
    code: [board.code({ language, problem: text })],
    invitation: [
      board.invitation({ language, name: text, rejected: null }),
      board.invitation({ language, name: null, rejected: text }),
    ],
  }
}

const outcome = (sample: Sample) =>
  ({
    id: sample.text,
    at: now,
    status: 'accepted',
    type: 'booking',
    name: sample.text,
    service: sample.text,
    address: sample.text,
    town: null,
    timeframe: sample.text,
    source: sample.text,
    assignee: assigneeOf(sample),
    acceptedAt: now,
    lossCause: null,
    closedAt: null,
    hasOther: false,
  }) as const

const member = ({ text }: Sample): StaffMember => ({
  id: text,
  name: text,
  language: 'en',
  role: 'owner',
  channels: [],
  shifts: [{ days: ['mon'], from: '18:00', to: '06:00', isFirst: false }],
  overrides: [{ kind: 'off', from: now, until: now + 60_000 }],
})

function list(sample: BoardSample) {
  const { text, lead, viewer } = sample
  const listed = {
    ...lead,
    suspicionFlags: [],
    isSuspicious: false,
    events: [],
    waitingSince: now,
    hasOther: false,
    closedAt: null,
    eta: null,
    lateByMinutes: null,
    proposal: null,
  }
  const assignee = assigneeOf(sample)
  const leads: readonly BoardLead[] = [
    { ...listed, id: text, status: 'pending', assignee: null, group: 'urgent' },
    { ...listed, id: 'a', status: 'accepted', assignee, group: 'under-way' },
    { ...listed, id: 'b', status: 'done', assignee, group: 'closed' },
  ]
  return {
    viewer,
    page: { leads, total: 3, open: 2, waiting: 1 },
    staff: [member(sample)],
    number: 1,
    signedOutAt: now,
    refused: 3,
    pages: 1,
    now,
  }
}

function mine(sample: BoardSample) {
  const today = new Date(now).toISOString()
  const appointment = { appointment_start: today, appointment_end: today }
  const assignee = assigneeOf(sample)
  return {
    viewer: sample.viewer,
    page: { leads: [], total: 0, open: 0, waiting: 0 },
    days: [today.slice(0, 10)],
    appointments: [
      { ...sample.lead, ...appointment, suspicionFlags: [], isSuspicious: false, assignee },
    ],
    openLeads: 2,
    now,
  }
}

function onCallPages(sample: BoardSample): readonly Page[] {
  const { pages, text, viewer } = sample
  const view = {
    viewer,
    staff: [member(sample)],
    now,
    openLeads: 2,
    plan: defaultPlans.alarm_plan,
    settings: { configuredChannels: new Set(CHANNEL_KINDS), staffEmail: [] },
    saved: { kind: 'plan', row: '' },
  } as const
  const typed = { person: text, day: text, from: text, to: text, time: text }
  return (['shift', 'override'] as const).map((form) =>
    pages.board.onCall({ ...view, rejected: { form, typed, field: null, problem: text } }),
  )
}

function overview({ language, text }: Sample) {
  const counted = [{ name: text, count: 1 }]
  const counts: Overview = {
    submissions: 1,
    open: 1,
    lost: 0,
    unpaid: 0,
    spam: 0,
    costCents: 0,
    accepted: 1,
    missed: 0,
    done: 0,
    cancelled: 0,
    paidCents: 0,
    people: [{ name: text, done: 1, paidCents: 1 }],
    sources: [
      { name: text, calls: 1, leads: 1, missed: 0, done: 1, paidCents: 9900, costCents: 4000 },
    ],
    secondsToAccept: { p50: null, p90: null },
    hours: [],
    groups: { loss: counted, person: counted, service: counted, town: counted, source: counted },
  }
  const call: DelayedCall = {
    leadId: text,
    service: text,
    staffMemberName: text,
    at: now,
    begunAt: null,
    reason: { error: text },
  }
  return {
    language,
    periods: [1],
    days: 1,
    overview: counts,
    delayed: [call],
    costs: [{ month: '2031-03', source: text, cents: 100 }],
    rejectedCost: {
      typed: { month: text, source: text, amount: text },
      field: 'month',
      problem: text,
    },
    saved: { kind: 'ad-cost', row: '' },
    now,
  } as const
}

function devices({ text, viewer }: BoardSample): DevicesPageProps {
  const session = {
    createdAt: now,
    proof: 'passkey',
    hasPasskey: true,
    lastSeenAt: now,
    device: text,
    notifies: true,
  } as const
  const own = { ...session, id: text, staffMember: viewer }
  return {
    own,
    sessions: [own, { ...own, id: 'other' }],
    passkeys: [{ id: text, publicKey: '', counter: 1, name: text, createdAt: now, usedAt: now }],
    canAddPasskey: true,
    pushKey: text,
    now,
    rejected: { sessionId: 'other', typed: { name: text }, field: 'name', problem: text },
    saved: { kind: 'passkey', row: '' },
  }
}
