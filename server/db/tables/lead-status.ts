import type { Submission } from '#domain/submission/fields.ts'
import { first, type Tx } from '#server/db/db.ts'

interface FoundLead {
  readonly status: string
  readonly type: Submission['type']
}

/** Returns the status and type of a lead; `null` for an unknown one. */
export const findStatus = (tx: Tx, submissionId: string): Promise<FoundLead | null> =>
  first<FoundLead>(tx, `SELECT status, type FROM submissions WHERE id = :submissionId`, {
    submissionId,
  })
