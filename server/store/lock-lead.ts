import type { Submission } from '#domain/submission/fields.ts'
import { first, type Tx } from './db.ts'

interface LockedLead {
  readonly status: string
  readonly type: Submission['type']
}

/** Locks a lead until the end of the transaction, so that of two changes at once the second waits. */
export const lockLead = (tx: Tx, submissionId: string): Promise<LockedLead | null> =>
  first<LockedLead>(
    tx,
    `SELECT status, type FROM submissions WHERE id = :submissionId FOR NO KEY UPDATE OF submissions`,
    { submissionId },
  )
