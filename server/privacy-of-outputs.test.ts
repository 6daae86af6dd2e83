/** Renders a lead whose fields all have values of their own, for every audience. */

import { SAMPLE_DEPS } from '#server/pages/sample-deps.fixture.ts'
import { expect, test } from 'vitest'
import { exportedFields } from '#server/cli/leads/export.ts'
import { describeLead } from '#server/cli/leads/show.ts'
import { leadColumns } from '#server/leads/overview/csv-columns.ts'
import { createPages } from '#server/pages/create-pages.tsx'
import { project } from '#server/intake/rest/postgrest.ts'
import { leadView } from '#server/board/lead/lead-view.ts'
import { leadEvent } from '#domain/lead/lead-event.fixture.ts'
import { FIELDS, type Audience, type FieldDefinition } from '#domain/submission/fields.ts'
import { fieldsFor, fieldsWhere, isShownTo } from '#domain/submission/field-lists.ts'
import { sampleJob, SAMPLE_ENVELOPE } from '#server/outbox/transport/sample-job.fixture.ts'
import { staffMail } from '#server/outbox/transport/staff-mail.ts'
import { announcementText } from '#server/alarm/messages/call-text.ts'
import { toNotice } from '#server/alarm/notice-facts.ts'
import { statusPageView } from './status-page/status-page-view.ts'

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

/** Texts whose value is nothing but a text; the columns of the same words hold codes or times. */
const PLANTED = fieldsWhere(
  ({ type, privacy }) => ['line', 'prose'].includes(type) && privacy !== 'public',
).filter((name) => name !== 'id')
const valueOf = (name: string): string => `Planted ${name} 4711`

/** Renders each output, by its name, with who may read it. */
function outputs(): readonly (readonly [Audience, string, unknown])[] {
  const pages = createPages(SAMPLE_DEPS)
  const job = sampleJob({ visitor_info: null })
  const planted = Object.fromEntries(PLANTED.map((name) => [name, valueOf(name)]))
  const lead = { ...job.lead, ...planted, suspicionFlags: [], isSuspicious: false }
  const mail = (showsGateCode: boolean): unknown =>
    staffMail({ ...job, lead }, { ...SAMPLE_ENVELOPE, showsGateCode }, pages.mail)
  const board = (showsCode: boolean): string => {
    const statusPageUrl = 'https://keys.example/r/x'
    const page = {
      others: [],
      colleagues: [],
      statusPageUrl,
      openLeads: 1,
      blocksNumber: false,
      now: NOW,
    } as const
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
      isVerified: true,
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
  return [
    ['staffMail', 'mail', mail(true)],
    ['staffMail', 'mail without codes', mail(false)],
    ['board', 'board', board(true)],
    ['board', 'board before the press', board(false)],
    ['assignee', 'accept page after acceptance', assignee(true)],
    ['assignee', 'accept page before the press', assignee(false)],
    ['notice', 'accept page before acceptance', waiting],
    ['statusPage', 'status page', view],
    [
      'statusPage',
      'status page as shown',
      view && pages.statusPage.status({ view, link: 'https://keys.example/r/x', now: NOW }).html,
    ],
    ['notice', 'notice', notice],
    ['notice', 'call', announcementText(notice, { now: NOW, keys: true, further: false })],
    ['export', 'export', exportedFields(lead)],
    ['export', 'command', describeLead(lead)],
    ['spreadsheet', 'spreadsheet', spreadsheet(true)],
    ['spreadsheet', 'spreadsheet of the board', spreadsheet(false)],
    ['sender', 'answer to the sender', project([lead], fieldsFor('sender'))],
  ]
}

const shows = (output: unknown, name: string): boolean =>
  JSON.stringify(output).includes(valueOf(name))

test('shows each audience no text that the table of fields does not show to it', () => {
  const leaked = outputs().flatMap(([audience, output, content]) =>
    PLANTED.filter((name) => shows(content, name) && !isShownTo(audience, name)).map(
      (name) => `${output}: ${name}`,
    ),
  )
  expect(leaked).toEqual([])
})

test('shows a gate code to staff and the owner on request only', () => {
  const table: Readonly<Record<string, FieldDefinition>> = FIELDS
  const secrets = PLANTED.filter((name) => table[name]?.privacy === 'secret')
  const shown = outputs().flatMap(([, output, content]) =>
    secrets.filter((name) => shows(content, name)).map((name) => `${output}: ${name}`),
  )
  expect(shown).toEqual(
    [
      'mail',
      'board',
      'accept page after acceptance',
      'export',
      'command',
      'spreadsheet',
      'answer to the sender',
    ].map((output) => `${output}: gate_code`),
  )
})
