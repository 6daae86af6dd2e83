/** Every mail with sample data, composed as the server composes it, for `npm run dev` and tests. */

import { fakeSettings } from '#tests/support/fake-db.ts'
import { SUSPICION_REASONS } from '#domain/submission/suspicion-flags.ts'
import type { Language } from '#domain/text/language.ts'
import type { NoticeKind } from '#domain/alarm/notice-kind.ts'
import { channelApp } from '#server/alarm/channel-app.fixture.ts'
import { mailChannel } from '#server/alarm/channels/mail.ts'
import { SAMPLE_NEWS, SAMPLE_NOW, sampleNotice } from '#server/alarm/sample-notice.fixture.ts'
import { SAMPLE_ENVELOPE, sampleJob } from '#server/outbox/transport/sample-job.fixture.ts'
import { SAMPLE_MAILS } from '#server/outbox/transport/mails.fixture.ts'
import { staffMail } from '#server/outbox/transport/staff-mail.ts'
import type { OutgoingMail } from '#server/outbox/transport/transport.ts'
import type { Lead, MailJob } from '#server/db/tables/lead.ts'
import { composeVisitorMail } from '#server/outbox/transport/visitor-mail.ts'

export interface SampleMail {
  /** Part of its address, such as `staff-late`. */
  readonly name: string
  readonly mail: OutgoingMail
}

const LANGUAGES = ['en', 'es'] as const satisfies readonly Language[]
const RECENTLY = new Date(SAMPLE_NOW - 60_000).toISOString()
const ENVELOPE = {
  ...SAMPLE_ENVELOPE,
  now: SAMPLE_NOW,
  acceptUrl: 'https://keys.example/a/q7Hh2vXbT0mS9cYwLr4KfA',
}

/** A lead from a Spanish page with everything that can be wrong with one. */
const DOUBTFUL: Partial<Lead> = {
  source_url: '/es/pedir-servicio',
  verification: 'unverified',
  suspicion: 60,
  suspicionReasons: [SUSPICION_REASONS.fast],
  phone: '555-0199',
}

const staffMails = (): readonly SampleMail[] => [
  {
    name: 'staff',
    mail: staffMail(sampleJob({ created_at: RECENTLY }), ENVELOPE, SAMPLE_MAILS),
  },
  {
    name: 'staff-doubtful',
    mail: staffMail(sampleJob(DOUBTFUL), { ...ENVELOPE, acceptUrl: null }, SAMPLE_MAILS),
  },
]

async function visitorMails(language: Language): Promise<readonly SampleMail[]> {
  const source_url = language === 'es' ? '/es/pedir-servicio' : '/book-online'
  const job = sampleJob({ created_at: RECENTLY, source_url, status: 'done' })
  const open = { ...job, lead: { ...job.lead, status: 'accepted' } } as const
  const payment = { agreedCents: 14_900, paidCents: 16_050, method: 'card', note: null } as const
  const paid = { ...job, lead: { ...job.lead, payment } }
  const jobs: readonly MailJob[] = [
    { ...job, kind: 'status' },
    { ...open, kind: 'accepted' },
    { ...open, kind: 'quote' },
    { ...open, kind: 'parked' },
    { ...open, kind: 'window-proposed' },
    { ...open, kind: 'window-moved' },
    { ...open, kind: 'tomorrow' },
    { ...open, kind: 'window-declined' },
    { ...paid, kind: 'receipt' },
    { ...paid, kind: 'receipt-corrected' },
    { ...job, kind: 'review' },
  ]
  const mails = await Promise.all(
    jobs.map((one) => composeVisitorMail(channelApp(fakeSettings(new Map())), one)),
  )
  return mails.flatMap((mail, index) =>
    mail === null ? [] : [{ name: `${jobs[index]?.kind ?? ''}-${language}`, mail }],
  )
}

/** One of each look: with a button that accepts, that opens, without one, and with a code. */
const NOTICE_KINDS = [
  'created',
  'waiting',
  'news',
  'test',
  'sign-in',
] as const satisfies readonly NoticeKind[]

async function noticeMails(language: Language): Promise<readonly SampleMail[]> {
  const sent: OutgoingMail[] = []
  const app = channelApp(fakeSettings(new Map()), {
    transport: {
      async send(mail) {
        sent.push(mail)
        return { ok: true }
      },
    },
  })
  const staffMember = { id: 'b0c1', name: 'Maria Lopez', language }
  for (const kind of NOTICE_KINDS) {
    const hasLink = kind !== 'news' && kind !== 'sign-in'
    const about = kind === 'news' ? SAMPLE_NEWS : { kind }
    const changes = { ...about, staffMember, ...(!hasLink && { acceptUrl: null }) }
    await mailChannel.send(app, sampleNotice('mail', changes))
  }
  return sent.map((mail, index) => ({ name: `${NOTICE_KINDS[index] ?? ''}-${language}`, mail }))
}

/** Composes every sample. */
export async function sampleMails(): Promise<readonly SampleMail[]> {
  const byLanguage = LANGUAGES.map(async (language) => [
    ...(await visitorMails(language)),
    ...(await noticeMails(language)),
  ])
  return [...staffMails(), ...(await Promise.all(byLanguage)).flat()]
}
