/**
 * Renders a lead for every audience while the field table has one more field, of class `secret`.
 */

import { SAMPLE_DEPS } from '#server/pages/sample-deps.fixture.ts'
import { business as FACTS } from '#domain/business/business.ts'
import { afterAll, expect, test, vi } from 'vitest'
import type { ENGLISH_LABELS } from '#copy/en/field-labels.ts'
import { leadEvent } from '#domain/lead/lead-event.fixture.ts'
import type { Audience, FIELDS } from '#domain/submission/fields.ts'
import { sampleJob, SAMPLE_ENVELOPE } from '#server/mail/sample-job.fixture.ts'

const CODE = 'planted-4711'
const NOW = Date.parse('2031-03-04T05:10:00Z')
const READER = { id: 'b0c1', name: 'Maria Lopez', language: 'en', role: 'owner' } as const
const STORED = leadEvent({ kind: 'stored' }, { at: NOW })
const DETAIL = {
  assignee: null,
  events: [],
  idempotencyKey: null,
  suspicionFlags: [],
  sameNumber: { count: 1, earlier: [] },
  notices: [],
  duplicates: [],
  joined: [],
  photoIds: [],
}

afterAll(() => {
  vi.doUnmock('#domain/submission/fields.ts')
  vi.doUnmock('#copy/en/field-labels.ts')
})

/** Returns the outputs that contain the planted field. */
async function outputsWithCode(...audiences: readonly Audience[]): Promise<readonly string[]> {
  vi.resetModules()
  vi.doMock('#domain/submission/fields.ts', async (original) => {
    const { FIELDS: table } = await original<{ FIELDS: typeof FIELDS }>()
    return { FIELDS: { ...table, planted: { ...table.gate_code, shownTo: audiences } } }
  })
  vi.doMock('#copy/en/field-labels.ts', async (original) => {
    const { ENGLISH_LABELS: labels } = await original<{ ENGLISH_LABELS: typeof ENGLISH_LABELS }>()
    return { ENGLISH_LABELS: { ...labels, planted: 'Planted' } }
  })
  const { putInForce } = await import('#domain/business/business.ts')
  putInForce(FACTS)
  const { fieldsFor } = await import('#domain/submission/field-lists.ts')
  const { project } = await import('#server/routes/rest/postgrest.ts')
  const { staffMail } = await import('#server/mail/staff-mail.ts')
  const { leadView } = await import('#server/routes/board/lead-view.ts')
  const { createPages } = await import('#server/pages/create-pages.tsx')
  const pages = createPages(SAMPLE_DEPS)
  const { statusPageView } = await import('./routes/status-page/status-page-view.ts')
  const { toNotice } = await import('#server/notify/notice-facts.ts')
  const { announcementText } = await import('#server/notify/messages/call-text.ts')
  const { leadColumns } = await import('#server/leads/overview/lead-columns.ts')
  const { exportedFields } = await import('#server/cli/leads/export.ts')
  const { describeLead } = await import('#server/cli/leads/show.ts')

  const job = sampleJob({ visitor_info: null })
  const lead = { ...job.lead, planted: CODE, suspicionFlags: [], isSuspicious: false }
  const mail = (showsGateCode: boolean): unknown =>
    staffMail({ ...job, lead }, { ...SAMPLE_ENVELOPE, showsGateCode }, pages.mail)
  const board = (showsCode: boolean): string => {
    const statusPageUrl = 'https://keys.example/r/x'
    const page = { others: [], colleagues: [], statusPageUrl, openLeads: 1, now: NOW } as const
    const opened = { viewer: READER, lead, detail: DETAIL, paymentAccess: 'yes', ...page } as const
    return pages.board.lead(leadView(opened, { showsCode })).html
  }
  const assignee = (showsCode: boolean): string =>
    pages.accept.assignee({
      language: 'en',
      lead,
      since: NOW,
      now: NOW,
      events: [],
      smsHref: 'sms:',
      showsCode,
      again: [],
    }).html
  const waiting = pages.accept.waiting({
    language: 'en',
    lead,
    otherLead: null,
    furtherRecipients: null,
  }).html
  const view = statusPageView(
    {
      lead,
      events: [STORED],
      hasReview: false,
      timeframe: 'ASAP',
      latestCall: null,
      isJoined: false,
      isCalledOnce: false,
    },
    NOW,
  )
  const notice = toNotice(
    {
      id: '1',
      work: 'send',
      kind: 'created',
      channel: 'webhook',
      channelId: null,
      staffMember: null,
      address: '{"kind":"webhook"}',
      payload: '{}',
      round: 1,
      step: 1,
      createdAt: NOW,
      notAfter: NOW,
      attempt: 1,
      providerId: null,
      lead,
    },
    { waiting: 1, open: 1, otherLead: null, acceptUrl: null },
  )
  const spreadsheet = (showsSecrets: boolean): unknown =>
    leadColumns({ language: 'en', showsSecrets }).cells({
      lead,
      outcome: { at: NOW, assignee: null, acceptedAt: null, loss: null },
    })
  const outputs: Readonly<Record<string, unknown>> = {
    'mail without codes': mail(false),
    'board before the press': board(false),
    'accept page before acceptance': [waiting, assignee(false)],
    staffMail: mail(true),
    board: board(true),
    assignee: assignee(true),
    statusPage: view && [
      view,
      pages.statusPage.status({ view, link: 'https://keys.example/r/x', now: NOW }).html,
    ],
    notice: [notice, announcementText(notice, { now: NOW, keys: true, further: false })],
    export: [exportedFields(lead), describeLead(lead)],
    spreadsheet: spreadsheet(true),
    'spreadsheet of the board': spreadsheet(false),
    sender: project([lead], fieldsFor('sender')),
  }
  return Object.keys(outputs).filter((name) => JSON.stringify(outputs[name]).includes(CODE))
}

test('shows an added secret field in no output while no audience is named', async () => {
  expect(await outputsWithCode()).toEqual([])
})

test('shows an added secret field to the named audiences only, and to staff on request only', async () => {
  const named = ['staffMail', 'board', 'assignee', 'export', 'spreadsheet', 'sender'] as const
  expect(await outputsWithCode(...named)).toEqual([...named])
  expect(await outputsWithCode('board')).toEqual(['board'])
  expect(await outputsWithCode('notice', 'statusPage', 'log')).toEqual([])
})
