/** Tests of a staff member's channels: `npm run staff -- test`. */

import type { NewNotice } from '#server/db/tables/notice.ts'
import { addNotice } from '#server/db/tables/notices.ts'
import { execute, first, type Tx } from '#server/db/db.ts'

/** Queues a notice without a lead. */
export const addTest = (tx: Tx, notice: NewNotice, now: number): Promise<void> =>
  addNotice(tx, { notice, submissionId: null, round: 0, step: 0, now })

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
