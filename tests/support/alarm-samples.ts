/** Sample data for the tests of the alarm's tables. */

import { randomUUID } from 'node:crypto'
import { EARLY_PHOTO_BUDGET, PHOTO_BUDGET } from '#domain/submission/photo-limits.ts'
import type { AlarmDecision } from '#server/alarm/escalation/alarm-step.ts'
import type { NewStaffChannel } from '#server/db/tables/staff-member.ts'
import type {
  CallCaps,
  NewNotice,
  NoticeJob,
  NoticeSettings,
  PhoneRules,
} from '#server/db/tables/notice.ts'
import { sampleOfAnother } from '#server/db/sample-submission.fixture.ts'
import type { Db } from '#server/db/db.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { advanceAlarms } from '#server/alarm/escalation/advance-alarms.ts'
import { claimNotices } from '#server/db/tables/notices.ts'
import { reserveSend as reserve } from '#server/alarm/sending/reserve-send.ts'
import { addStaffMember as insertStaffMember } from '#server/db/tables/staff-members.ts'

export const NOW = Date.parse('2031-03-04T05:06:07.000Z')
export const MINUTE = 60_000
export const LEASE = { leaseMs: 15_000, limit: 10 }
const NUMBER = '+12015550111'

/** GoAlert's figures, as the engine uses them. */
export const CAPS: CallCaps = {
  perNumber: [
    { limit: 3, windowMs: 15 * MINUTE },
    { limit: 7, windowMs: 60 * MINUTE },
  ],
  perDay: 60,
  mergeWithinMs: MINUTE,
}

export const phoneRules = (caps: CallCaps = CAPS): PhoneRules => ({
  caps,
  allowedFrom: (_plan, at) => at,
  alternativeCalls: () => [],
  settings: NO_CHANNELS,
})

export function sampleNotice(changes: Partial<NewNotice> = {}): NewNotice {
  return {
    id: randomUUID(),
    kind: 'created',
    channel: 'mail',
    target: randomUUID(),
    channelId: null,
    staffMemberId: null,
    address: '{"kind":"mail","to":["maria@palisade.example"]}',
    number: null,
    notAfter: NOW + 60 * MINUTE,
    ...changes,
  }
}

export const sampleCall = (changes: Partial<NewNotice> = {}): NewNotice =>
  sampleNotice({
    channel: 'call',
    number: NUMBER,
    address: `{"kind":"call","phone":"${NUMBER}"}`,
    ...changes,
  })

/** Records a lead of another customer than the others. */
export async function recordSubmission(
  db: Db,
  now = NOW,
  network: string | null = null,
  phone?: string,
): Promise<string> {
  const row = phone === undefined ? {} : { phone }
  const submission = sampleOfAnother({ now, network, row })
  await storeSubmission(db, submission)
  return submission.row.id
}

/** Takes the next step of every due alarm; the first alarm gets these notices. */
export async function advanceAllAlarms(
  db: Db,
  notices: readonly NewNotice[],
  changes: Partial<AlarmDecision> & { readonly now?: number } = {},
): Promise<void> {
  const { now = NOW, ...move } = changes
  await advanceAlarms(db, {
    now,
    limit: 50,
    decide: (alarm) => ({
      plan: '0s mail all',
      round: 1,
      step: alarm.step + 1,
      nextAt: now + 5 * MINUTE,
      isExpired: false,
      notices,
      ...move,
    }),
  })
}

/** Records a submission, adds this notice and claims it. */
export async function claimedNotice(
  db: Db,
  notice: NewNotice,
  now = NOW,
  network: string | null = null,
  phone?: string,
): Promise<NoticeJob & { readonly submissionId: string }> {
  const submissionId = await recordSubmission(db, now, network, phone)
  await advanceAllAlarms(db, [notice], { now })
  const [job] = await db.writeRelaxed((tx) =>
    claimNotices(tx, { channel: notice.channel, now, ...LEASE }),
  )
  if (!job) throw new Error('no notice was taken')
  return { ...job, submissionId }
}

type ReserveOptions = Parameters<typeof reserve>[2]

/** Reserves the first attempt of a notice that is no call. */
export const reserveSend = (db: Db, id: string, changes: Partial<ReserveOptions> = {}) =>
  reserve(db, id, {
    attempt: 1,
    now: NOW,
    phoneRules: null,
    token: null,
    ...changes,
  })

export const pushChannel = (endpoint: string): NewStaffChannel => ({
  id: randomUUID(),
  kind: 'push',
  address: JSON.stringify({ endpoint }),
  addressKey: endpoint,
})

export async function addStaffMember(db: Db, name: string): Promise<string> {
  const id = randomUUID()
  const channel = {
    id: randomUUID(),
    kind: 'mail' as const,
    address: `{"kind":"mail","to":["${id}@palisade.example"]}`,
    addressKey: `${id}@palisade.example`,
  }
  await db.write((tx) =>
    insertStaffMember(tx, { id, name, language: 'en', channels: [channel], now: NOW }),
  )
  return id
}

/** No channel is set up: only the staff mailbox is left. */
export const NO_CHANNELS: NoticeSettings = {
  configuredChannels: new Set(),
  staffEmail: ['staff@palisade.example'],
}

/** A photo of a few bytes, which does not fill its budget. */
export const samplePhoto = (jpeg: Uint8Array = Uint8Array.of(1)) => ({
  id: randomUUID() as string,
  jpeg,
  budget: PHOTO_BUDGET,
  earlyBudget: EARLY_PHOTO_BUDGET,
  now: NOW,
  settings: NO_CHANNELS,
})

/** Accepts a lead. */
export const acceptance = (
  staffMemberId: string | null = null,
  noticeId: string | null = null,
) => ({
  to: 'accepted' as const,
  by: { staffMemberId, via: 'mail' },
  now: NOW + MINUTE,
  role: 'staff' as const,
  noticeId,
  settings: NO_CHANNELS,
})
