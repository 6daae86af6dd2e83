import { NO_CHANNELS } from './alarm-samples.ts'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { hashOfToken } from '#server/secrets/token.ts'
import { tokenOfKey } from '#server/status-page/token/status-page-token.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import type { Submission } from '#domain/submission/fields.ts'
import type { Db } from '#server/db/db.ts'
import { signInStaff } from './staff-session.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { transitionLead as transition } from '#server/leads/transition.ts'
import { addQuote } from '#server/board/lead/quote.ts'

/** Records a submission without the form; returns its id and the path of its status page. */
export async function recordLead(
  db: Db,
  row: Partial<Submission> = {},
  now: number = Date.now(),
): Promise<{ readonly id: string; readonly path: string }> {
  const idempotencyKey = crypto.randomUUID()
  const token = tokenOfKey(idempotencyKey) ?? ''
  const submission = sampleSubmission({
    now,
    idempotencyKey,
    statusPageTokenHash: hashOfToken(token),
    row,
  })
  await storeSubmission(db, submission)
  return { id: submission.row.id, path: `/r/${token}` }
}

/** Changes the status of a lead, as a staff member does on the board. */
export async function transitionLead(
  db: Db,
  id: string,
  to: LeadStatus,
  staffMemberId: string | null = null,
  now: number = Date.now(),
): Promise<void> {
  await db.write((tx) =>
    transition(tx, id, {
      to,
      by: { staffMemberId, via: 'board' },
      now,
      noticeId: null,
      role: 'staff',
      settings: NO_CHANNELS,
    }),
  )
}

/**
 * Records leads for a board: two pending, one assigned to the staff member with a quote, one en
 * route, some closed.
 */
export async function fillBoard(
  db: Db,
  now: number = Date.now(),
): Promise<{ readonly cookie: string; readonly leadId: string; readonly statusPath: string }> {
  const maria = await signInStaff(db, 'Maria Lopez', { now })
  const dan = await signInStaff(db, 'Dan Reyes', { now })
  const record = async (minutes: number, row: Partial<Submission>) =>
    await recordLead(db, row, now - minutes * MINUTE_MS)
  const step = async (
    id: string,
    staffMemberId: string,
    minutes: number,
    steps: readonly LeadStatus[],
  ) => {
    for (const to of steps)
      await transitionLead(db, id, to, staffMemberId, now - minutes * MINUTE_MS)
  }
  const hoboken = { name: 'Sample Ana', address: '212 Willow Ave, Hoboken, NJ 07030, USA' }
  await record(4, {
    ...hoboken,
    service: A_SERVICE,
    source_url: '/es',
    phone: '(201) 555-0123',
  })
  const { id: leadId } = await record(11, {
    name: 'Sample Zoë',
    service: 'Car Lockout',
    timeframe: 'ASAP',
  })
  const { id: mine, path: statusPath } = await record(38, {
    name: 'Sample Tom',
    phone: '(201) 555-0145',
    service: 'Lock Rekey',
    timeframe: 'Same Day',
    address: '88 River Rd, Weehawken, NJ 07086, USA',
  })
  await step(mine, maria.staffMemberId, 31, ['accepted'])
  await db.write((tx) =>
    addQuote(
      tx,
      mine,
      { totalCents: 14_900, includes: 'New keys for two cylinders, travel and tax' },
      { staffMemberId: maria.staffMemberId, now: now - 30 * MINUTE_MS },
    ),
  )
  const { id: theirs } = await record(52, {
    name: 'Sample Lena',
    phone: '(201) 555-0161',
    service: 'Business Lockout',
    address: '4800 Bergenline Ave, Union City, NJ 07087, USA',
  })
  await step(theirs, dan.staffMemberId, 40, ['accepted', 'en_route'])
  const closed = [
    [300, 'Car Key Replacement', '15 Journal Sq, Jersey City, NJ 07306, USA', 'done'],
    [1900, 'Lock Repair', '30 Main St, Secaucus, NJ 07094, USA', 'done'],
    [3100, 'Gate Locks', '1 Port Imperial Blvd, West New York, NJ 07093, USA', 'cancelled'],
  ] as const
  for (const [minutes, service, address, end] of closed) {
    const { id } = await record(minutes, { service, address, phone: '(201) 555-0170' })
    await step(
      id,
      dan.staffMemberId,
      minutes - 60,
      end === 'done' ? ['accepted', 'done'] : ['cancelled'],
    )
  }
  return { cookie: maria.cookie, leadId, statusPath }
}
