/** Tests of a staff member's channels: `npm run staff -- test`. */

import type { NewNotice } from '#server/store/notice.ts'
import { addNotice } from '#server/store/notices.ts'
import { execute, first, type Program } from '#server/store/sql-program.ts'

/** Queues a notice without a lead. */
export const addTest = (notice: NewNotice, now: number): Program<void> =>
  addNotice({ notice, submissionId: null, round: 0, step: 0, now })

/** Marks a test as answered, and its channel as tested. */
export function* answerTest(id: string, now: number): Program<void> {
  const test = yield* first<{ channelId: string | null }>(
    `UPDATE notices SET answered_at = coalesce(answered_at, :now)
     WHERE id = :id AND kind = 'test' RETURNING channel_id`,
    { id, now },
  )
  if (test?.channelId == null) return
  yield* execute(`UPDATE channels SET tested_at = :now WHERE id = :channelId`, {
    now,
    channelId: test.channelId,
  })
}

export const testState = (id: string) =>
  first<{
    readonly state: string
    readonly answeredAt: number | null
    readonly lastError: string | null
  }>(
    `SELECT state, answered_at, coalesce(last_error, provider_status) AS last_error
     FROM notices WHERE id = :id`,
    { id },
  )
