import { CANCELLABLE_STATUSES, MAX_VISITOR_NOTES } from '#domain/status-page.ts'
import type { NoteResult } from '#server/store/status-page/status-page-store.ts'
import type { Store } from '#server/store/store.ts'
import { followUpNotices, type FollowUpNoticeDeps } from './follow-up-notices.ts'

export interface VisitorLeadServiceDeps extends FollowUpNoticeDeps {
  readonly store: Pick<Store, 'alarms' | 'receipts'>
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** Something may be due for the engine. */
  readonly nudge: () => void
}

/** What a visitor may do to the own request (R122); both ring. */
export interface VisitorLeadService {
  /** False where it is somebody's on the way, or closed. */
  cancel(submissionId: string): Promise<boolean>
  /** @param text 500 characters at most */
  addNote(submissionId: string, text: string): Promise<NoteResult>
}

export function createVisitorLeadService(deps: VisitorLeadServiceDeps): VisitorLeadService {
  const { store, clock, nudge } = deps
  return {
    async cancel(submissionId) {
      const now = clock()
      const { outcome } = await store.alarms.moveLead(submissionId, {
        to: 'cancelled',
        from: CANCELLABLE_STATUSES,
        by: { personId: null, via: 'receipt' },
        now,
        noticeId: null,
        askAt: null,
        aftermath: followUpNotices('cancelled', now, deps),
      })
      nudge()
      return outcome === 'moved'
    },
    async addNote(submissionId, text) {
      const now = clock()
      const aftermath = followUpNotices('note', now, deps)
      const added = await store.receipts.addNote(submissionId, {
        text,
        most: MAX_VISITOR_NOTES,
        now,
        aftermath,
      })
      nudge()
      return added
    },
  }
}
