import type { LeadEvent } from '../alarm/alarm-step.ts'
import type { NoticeSettings } from '../alarm/notice.ts'
import type { Submission } from '#domain/submission/fields.ts'

/** A request as its receipt needs it; what of it is shown is the page's own to say (R122). */
export type StatusPageLead = Pick<
  Submission,
  'id' | 'type' | 'status' | 'name' | 'service' | 'address' | 'source_url' | 'traffic_source'
>

export interface StoredStatusPage {
  readonly lead: StatusPageLead
  /** In the order in which they happened; the first is 'stored'. */
  readonly events: readonly LeadEvent[]
}

export type NoteResult = 'added' | 'full' | 'over' | 'unknown'

export interface StatusPageStore {
  /** The request whose receipt's token has this hash (SHA-256, hex); null when there is none. */
  find(hash: string): Promise<StoredStatusPage | null>
  /**
   * Writes down a visitor's note and what it rings, in one transaction.
   * 'full': the request has `most` already; 'over': it is closed.
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
