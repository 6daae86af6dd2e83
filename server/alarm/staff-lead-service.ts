import { business } from '#domain/business.ts'
import type { LeadStatus } from '#domain/lead-status.ts'
import type { Store } from '#server/store/store.ts'
import {
  followUpNotices,
  type FollowUpNoticeDeps,
  noticesOfCloseByOther,
} from './follow-up-notices.ts'
import type { AlarmMetrics } from './alarm-metrics.ts'
import { PROGRESS_QUESTION_AFTER_MS } from './create-lead-service.ts'

export interface StaffLeadServiceDeps extends FollowUpNoticeDeps {
  readonly store: Pick<Store, 'alarms' | 'getLead'>
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** Something may be due for the engine. */
  readonly nudge: () => void
  readonly counts: Pick<AlarmMetrics, 'taken'>
}

export type AdvanceResult =
  | { readonly outcome: 'moved' }
  /** It stood somewhere else by then; `status` says where. */
  | {
      readonly outcome: 'late'
      readonly status: string
      /** Who has it; the business's own name when it is nobody in particular. */
      readonly assignee: { readonly personId: string | null; readonly name: string } | null
    }
  | { readonly outcome: 'unknown' }

/** What the board does to a request: one step at a time, from where whoever pressed saw it (R130). */
export interface StaffLeadService {
  advance(
    submissionId: string,
    step: {
      readonly from: LeadStatus
      readonly to: LeadStatus
      readonly personId: string
      /** Why, where somebody said it. */
      readonly detail?: string
    },
  ): Promise<AdvanceResult>
}

export function createStaffLeadService(deps: StaffLeadServiceDeps): StaffLeadService {
  const { store, clock, nudge, counts } = deps
  return {
    async advance(submissionId, { from, to, personId, detail }) {
      const now = clock()
      const moved = await store.alarms.moveLead(submissionId, {
        to,
        from: [from],
        by: { personId, via: 'board' },
        now,
        noticeId: null,
        askAt: to === 'accepted' ? now + PROGRESS_QUESTION_AFTER_MS : null,
        ...(detail && { detail }),
        aftermath:
          to === 'accepted'
            ? followUpNotices('accepted', now, deps)
            : noticesOfCloseByOther({ to, by: personId, now }, deps),
      })
      if (moved.outcome === 'unknown') return moved
      if (moved.outcome === 'refused') {
        const { status, assignee } = moved
        return {
          outcome: 'late',
          status,
          assignee: assignee && {
            personId: assignee.personId,
            name: assignee.name ?? business.name,
          },
        }
      }
      nudge()
      const lead = to === 'accepted' ? await store.getLead(submissionId) : null
      if (lead !== null) counts.taken(Math.max(0, now - Date.parse(lead.created_at)) / 1000)
      return { outcome: 'moved' }
    },
  }
}
