/** Tests of a staff member's channels: `npm run staff -- test`. */

import { randomUUID } from 'node:crypto'
import { newNotice, parseAddress } from '#server/alarm/notices/new-notice.ts'
import type { StaffChannel, StaffMember } from '#server/db/tables/staff-member.ts'
import type { NewNotice } from '#server/db/tables/notice.ts'
import { addNotice } from '#server/db/tables/notices.ts'
import { execute, first, type Tx } from '#server/db/db.ts'

/** Queues a notice without a lead. */
export const addTest = (tx: Tx, notice: NewNotice, now: number): Promise<void> =>
  addNotice(tx, { notice, submissionId: null, round: 0, step: 0, now })

interface QueuedTest {
  /** Id of the notice. */
  readonly id: string
  readonly channel: StaffChannel
}

/** Queues a test notice for each channel of a staff member that still exists. */
export async function queueChannelTests(
  tx: Tx,
  staffMember: StaffMember,
  { now, lifeMs }: { readonly now: number; readonly lifeMs: number },
): Promise<readonly QueuedTest[]> {
  const tests: QueuedTest[] = []
  for (const channel of staffMember.channels) {
    if (channel.goneAt !== null) continue
    const id = randomUUID()
    const target = {
      channel: channel.kind,
      target: channel.id,
      channelId: channel.id,
      staffMemberId: staffMember.id,
      address: parseAddress(channel),
    }
    await addTest(tx, newNotice(target, { id, kind: 'test', notAfter: now + lifeMs }), now)
    tests.push({ id, channel })
  }
  return tests
}

/** Marks a test as answered, and its channel as tested. */
export async function answerTest(tx: Tx, id: string, now: number): Promise<void> {
  const test = await first<{ channelId: string | null }>(
    tx,
    `UPDATE notices SET answered_at = coalesce(answered_at, :now)
     WHERE id = :id AND kind = 'test' RETURNING channel_id`,
    { id, now },
  )
  if (test?.channelId == null) return
  await execute(tx, `UPDATE channels SET tested_at = :now WHERE id = :channelId`, {
    now,
    channelId: test.channelId,
  })
}

export const testState = (tx: Tx, id: string) =>
  first<{
    readonly state: string
    readonly answeredAt: number | null
    readonly lastError: string | null
  }>(
    tx,
    `SELECT state, answered_at, coalesce(last_error, provider_status) AS last_error
     FROM notices WHERE id = :id`,
    { id },
  )
