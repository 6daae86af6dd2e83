import { leadEvent } from '#domain/lead/lead-event.fixture.ts'
import { leadView } from '#server/board/lead/lead-view.ts'
import type { LeadOutcome, Viewer } from '#server/db/tables/board-records.ts'
import type { Page } from './create-pages.tsx'
import { type Sample, SAMPLE_LINK, SAMPLE_PAGES_NOW } from './page-sample.fixture.ts'

const now = SAMPLE_PAGES_NOW

export interface BoardSample extends Sample {
  readonly viewer: Viewer
}

/** Renders the page of a lead in several states, with the text in every field. */
export function leadPages(sample: BoardSample, earlier: LeadOutcome): readonly Page[] {
  const { pages, text, lead, events, viewer } = sample
  const { board } = pages
  const by = { at: now, by: text }
  const quote = { totalCents: 14_900, includes: text }
  const detail = {
    assignee: { staffMemberId: 'other', name: text, at: now },
    events: [
      ...events,
      leadEvent({ kind: 'staff_note', payload: { text } }, by),
      leadEvent({ kind: 'quoted', payload: quote }, by),
    ],
    idempotencyKey: null,
    suspicionFlags: [],
    sameNumber: { count: 2, earlier: [earlier] },
    notices: [],
    duplicates: [],
    joined: [],
    photoIds: [text],
  }
  const opened = {
    viewer,
    lead: { ...lead, status: 'accepted', payment: { ...lead.payment, note: text } },
    detail,
    others: [],
    colleagues: [viewer],
    statusPageUrl: SAMPLE_LINK,
    openLeads: 2,
    blocksNumber: true,
    paymentAccess: 'yes',
    now,
  } as const
  const own = {
    ...opened,
    detail: { ...detail, assignee: { ...detail.assignee, staffMemberId: viewer.id } },
  }
  const fields = { note: text, total: text, includes: text, phone: text, address: text }
  const rejected = (form: 'note' | 'quote' | 'correction') => ({
    rejected: { form, fields, problem: text },
  })
  return [
    board.lead(leadView(opened, { showsCode: true, problem: text })),
    board.lead(leadView(own, rejected('note'))),
    board.lead(leadView(own, rejected('quote'))),
    board.lead(leadView(own, rejected('correction'))),
    board.lead(leadView({ ...own, lead: { ...opened.lead, status: 'done' } })),
    board.lead(
      leadView({
        ...opened,
        lead: { ...opened.lead, status: 'done' },
        paymentAccess: 'sign-in-again',
      }),
    ),
  ]
}
