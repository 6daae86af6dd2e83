import type { LeadEvent } from '../alarm/alarm-step.ts'
import type { NoticeSettings } from '../alarm/notice.ts'
import type { FieldsFor, Submission } from '#domain/submission/fields.ts'

/** The fields of a lead that its status page may read. */
export type StatusPageLead = Pick<Submission, FieldsFor<'statusPage'>>

export interface StoredStatusPage {
  readonly lead: StatusPageLead
  /** In the order in which they happened; the first is 'stored'. */
  readonly events: readonly LeadEvent[]
}

export type NoteResult = 'added' | 'full' | 'over' | 'unknown'

export interface StatusPageStore {
  /** The lead whose status-page token has this hash (SHA-256, hex); `null` if there is none. */
  find(hash: string): Promise<StoredStatusPage | null>
  /**
   * Stores a visitor's note and the notices about it, in one transaction.
   * 'full': the lead has `most` already; 'over': it is closed.
   */
  addNote(
    submissionId: string,
    note: {
      readonly text: string
      readonly most: number
      readonly now: number
      readonly settings: NoticeSettings
    },
  ): Promise<NoteResult>
}
