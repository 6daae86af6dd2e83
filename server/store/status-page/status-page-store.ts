import type { LeadEvent } from '../alarm/alarm-step.ts'
import type { NoticeSettings } from '../alarm/notice.ts'
import type { FieldsFor, Submission } from '#domain/submission/fields.ts'

/** The fields of a lead that its status page may read. */
export type StatusPageLead = Pick<Submission, FieldsFor<'statusPage'>>

export interface StoredStatusPage {
  readonly lead: StatusPageLead
  /** In the order in which they happened; the first is 'stored'. */
  readonly events: readonly LeadEvent[]
  readonly hasReview: boolean
}

/** 'full': the lead has the most that it may have; 'closed': it is closed. */
export type AddResult = 'added' | 'full' | 'closed' | 'unknown'

interface Addition {
  readonly limit: number
  readonly now: number
  readonly settings: NoticeSettings
}

/** 'changed': there is a newer quote. */
export type AgreementResult = 'agreed' | 'changed' | 'closed' | 'unknown'

export interface StatusPageStore {
  /** The lead whose status-page token has this hash (SHA-256, hex); `null` if there is none. */
  find(hash: string): Promise<StoredStatusPage | null>
  /** Stores a visitor's note and the notices about it, in one transaction. */
  addNote(submissionId: string, note: Addition & { readonly text: string }): Promise<AddResult>
  /**
   * Stores a visitor's photo, with one notice per recipient for all photos of a lead.
   * @param photo `id` is a UUID, `jpeg` what a browser may show
   */
  addPhoto(
    submissionId: string,
    photo: Addition & { readonly id: string; readonly jpeg: Uint8Array },
  ): Promise<AddResult>
  /** Records that the visitor agrees to a quote, once, and tells the assignee; refused unless it is the lead's latest one. */
  agree(
    submissionId: string,
    agreement: Omit<Addition, 'limit'> & { readonly quoteId: number },
  ): Promise<AgreementResult>
}
