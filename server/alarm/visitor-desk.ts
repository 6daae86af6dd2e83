import { CANCELLABLE, NOTES_AT_MOST } from '#domain/receipt.ts'
import type { NoteResult } from '#server/store/receipt/receipt-store.ts'
import type { Store } from '#server/store/store.ts'
import { aftermathOf, type AftermathDeps } from './aftermath.ts'

export interface VisitorDeskDeps extends AftermathDeps {
  readonly store: Pick<Store, 'alarms' | 'receipts'>
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** Something may be due for the engine. */
  readonly nudge: () => void
}

/** What a visitor may do to the own request (R122); both ring. */
export interface VisitorDesk {
  /** False where it is somebody's on the way, or closed. */
  cancel(submissionId: string): Promise<boolean>
  /** @param text 500 characters at most */
  addNote(submissionId: string, text: string): Promise<NoteResult>
}

export function createVisitorDesk(deps: VisitorDeskDeps): VisitorDesk {
  const { store, clock, nudge } = deps
  return {
    async cancel(submissionId) {
      const now = clock()
      const { outcome } = await store.alarms.moveLead(submissionId, {
        to: 'cancelled',
        from: CANCELLABLE,
        by: { personId: null, via: 'receipt' },
        now,
        noticeId: null,
        askAt: null,
        aftermath: aftermathOf('cancelled', now, deps),
      })
      nudge()
      return outcome === 'moved'
    },
    async addNote(submissionId, text) {
      const now = clock()
      const aftermath = aftermathOf('note', now, deps)
      const added = await store.receipts.addNote(submissionId, {
        text,
        most: NOTES_AT_MOST,
        now,
        aftermath,
      })
      nudge()
      return added
    },
  }
}
