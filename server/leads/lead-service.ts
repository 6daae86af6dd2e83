/**
 * What staff and visitors can do to a lead. The steps that staff take on the board are here; notes, quotes,
 * payments and corrections change no step and are functions beside it (`prices.ts`, `correct-lead.ts`).
 */

import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import type { LossCause } from '#domain/lead/loss.ts'
import type { ScheduleChange } from '#domain/staff/on-call/schedule-change.ts'
import type { TransitionResult } from './escalation/alarm-step.ts'
import { createLinkActions } from './link-actions.ts'
import type { ScheduleChangeOptions } from './schedule-changes.ts'
import type { ApplyTransition, LeadServiceDeps, ServiceContext } from './service-context.ts'
import { createVisitorActions } from './visitor-actions.ts'
import { createWindowActions } from './window-actions.ts'

/**
 * `refused` when the lead had another status by then, or the life cycle does not allow the
 * transition.
 */
export type TransitionOutcome = TransitionResult['outcome']

/** A press on the board, from the status that the staff member saw (R130). */
interface BoardPress {
  readonly from: LeadStatus
  readonly staffMemberId: string
  /** Why, in the staff member's words. */
  readonly reason?: string
}

interface BoardTransition extends BoardPress {
  readonly to: LeadStatus
  readonly cause?: LossCause
  readonly etaMinutes?: number
}

interface HandBack extends BoardPress {
  /** Who is asked first. */
  readonly colleagueId?: string
}

export type LeadService = ReturnType<typeof createLeadService>

export function createLeadService(deps: LeadServiceDeps) {
  const { store, clock, nudge, configuredChannels, staffEmail } = deps
  const settings = { configuredChannels, staffEmail }

  /**
   * Makes one transition for staff or the visitor. `undo`, a staff member who leaves and joined
   * duplicates have transactions of their own.
   */
  const applyTransition: ApplyTransition = async (submissionId, transition) => {
    const now = clock()
    const result = await store.alarms.transitionLead(submissionId, { ...transition, now, settings })
    nudge()
    return result
  }

  const context = { ...deps, settings, applyTransition }
  return {
    ...createLinkActions(context),
    ...createBoardActions(context),
    ...createVisitorActions(context),
    ...createWindowActions(context),
  }
}

export type BoardActions = ReturnType<typeof createBoardActions>

function createBoardActions({
  store: { alarms },
  applyTransition,
  settings,
  clock,
  nudge,
}: ServiceContext) {
  const transitionOnBoard = async (
    submissionId: string,
    { staffMemberId, ...transition }: BoardTransition & HandBack,
  ): Promise<TransitionOutcome> => {
    const by = { staffMemberId, via: 'board' }
    return (
      await applyTransition(submissionId, { ...transition, role: 'staff', by, noticeId: null })
    ).outcome
  }

  return {
    /** Makes one transition on the board. */
    transitionLead: (submissionId: string, transition: BoardTransition) =>
      transitionOnBoard(submissionId, transition),
    /**
     * Gives a lead back for its assignee. It is pending again, and its alarm restarts; with a
     * colleague, who is asked first, after two minutes or when they decline.
     */
    handBack: (submissionId: string, transition: HandBack) =>
      transitionOnBoard(submissionId, { ...transition, to: 'pending' }),
    /** Joins two open leads of one customer on the board (R237). */
    join(
      submissionId: string,
      { otherId, staffMemberId }: { otherId: string; staffMemberId: string },
    ) {
      const by = { staffMemberId, via: 'board' }
      return alarms.joinLeads(submissionId, { otherId, by, now: clock(), settings }).finally(nudge)
    },
    /**
     * Restores the state before the transition that this staff member made seconds ago.
     * @param at time of the transition's event, which identifies it
     */
    async undo(
      submissionId: string,
      { at, staffMemberId }: { readonly at: number; readonly staffMemberId: string },
    ): Promise<TransitionOutcome> {
      const by = { staffMemberId, via: 'board' }
      const { outcome } = await alarms.undoTransition(submissionId, { at, by, now: clock() })
      nudge()
      return outcome
    },

    /** Changes who is on call when, and tells those concerned. */
    changeSchedule: (
      staffMemberId: string,
      change: ScheduleChange,
      by: Pick<ScheduleChangeOptions, 'byId' | 'insteadId'>,
    ) =>
      alarms
        .changeSchedule(staffMemberId, change, { ...by, now: clock(), settings })
        .finally(nudge),
    /** Removes a staff member; their open leads are handed back. */
    removeFromStaff: (staffMemberId: string) =>
      alarms.removeFromStaff(staffMemberId, { now: clock(), settings }).finally(nudge),
    /** Signs a staff member out on every phone, and hands their open leads back. */
    signOutEverywhere: (staffMemberId: string, exceptSessionId?: string) =>
      alarms
        .signOutEverywhere(staffMemberId, {
          now: clock(),
          settings,
          ...(exceptSessionId !== undefined && { exceptSessionId }),
        })
        .finally(nudge),
  }
}
