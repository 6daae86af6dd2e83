/** What staff do to a lead on the board. */

import type { Actor } from '#server/store/alarm-lead.ts'
import type { RecordOptions } from '#server/store/lead.ts'
import type { LeadPayment } from '#domain/lead/payment.ts'
import { isJoined, type LeadStatus } from '#domain/lead/lifecycle.ts'
import type { LossCause } from '#domain/lead/loss.ts'
import type { Quote } from '#domain/lead/quote.ts'
import { correctLead, type Correction } from './correct-lead.ts'
import { recordCustomerCall, type CustomerCall } from './customer-calls.ts'
import type { TransitionOutcome } from './escalation/alarm-step.ts'
import type { ServiceContext } from './service-context.ts'
import { closeAsDuplicate, joinLeads } from '#server/leads/duplicates.ts'
import { undoTransition } from '#server/leads/undo.ts'
import { addLeadByHand } from '#server/leads/lead-by-hand.ts'
import { addQuote, savePayment } from '#server/leads/prices.ts'
import { addStaffNote, markSeen } from '#server/leads/staff-notes.ts'
import { addEvent } from '#server/store/events.ts'

const MAX_STAFF_NOTES = 50
const MAX_QUOTES = 20

/** A press on the board, from the status that the staff member saw (R130). */
export interface BoardTransition {
  readonly from: LeadStatus
  readonly to: LeadStatus
  readonly staffMemberId: string
  /** Why, in the staff member's words. */
  readonly reason?: string
  readonly cause?: LossCause
  readonly etaMinutes?: number
  /** Who is asked first about a lead that is given back. */
  readonly colleagueId?: string
}

export interface ByStaff {
  readonly staffMemberId: string
}

export type BoardActions = ReturnType<typeof createBoardActions>

export function createBoardActions({ store, applyTransition, settings, clock }: ServiceContext) {
  return {
    /**
     * Makes one transition on the board. A lead that its assignee gives back is pending again, and its
     * alarm restarts; with a colleague, who is asked first. A duplicate is joined with the request that
     * goes on.
     */
    async transitionLead(
      submissionId: string,
      { staffMemberId, ...transition }: BoardTransition,
    ): Promise<TransitionOutcome> {
      const by = { staffMemberId, via: 'board' }
      if (isJoined(transition.to)) {
        const press = { ...transition, by, now: clock(), settings }
        return (await store.write((tx) => closeAsDuplicate(tx, submissionId, press))).outcome
      }
      const request = { ...transition, role: 'staff', by, noticeId: null } as const
      return (await applyTransition(submissionId, request)).outcome
    },
    /** Joins two open leads of one customer on the board (R237). */
    join(submissionId: string, { otherId, staffMemberId }: ByStaff & { readonly otherId: string }) {
      const by = { staffMemberId, via: 'board' }
      return store.write((tx) =>
        joinLeads(tx, submissionId, { otherId, by, now: clock(), settings }),
      )
    },
    /**
     * Restores the state before the transition that this staff member made seconds ago.
     * @param at time of the transition's event, which identifies it
     */
    async undo(
      submissionId: string,
      { at, staffMemberId }: ByStaff & { readonly at: number },
    ): Promise<TransitionOutcome> {
      const by = { staffMemberId, via: 'board' }
      return (await store.write((tx) => undoTransition(tx, submissionId, { at, by, now: clock() })))
        .outcome
    },

    /** Stores a lead that a staff member entered; returns its id. */
    addByHand: (
      lead: RecordOptions,
      from: ByStaff & { readonly alarm: boolean; readonly callId: string | null },
    ) => store.write((tx) => addLeadByHand(tx, lead, from)),
    /** Corrects what the visitor gave. */
    correct: (submissionId: string, change: ByStaff & Pick<Correction, 'changes'>) =>
      store.write((tx) => correctLead(tx, submissionId, { ...change, now: clock(), settings })),
    /** Quotes the assignee's price to the visitor, who is told by mail. */
    addQuote: (submissionId: string, quote: ByStaff & Pick<Quote, 'totalCents' | 'includes'>) =>
      store.write((tx) =>
        addQuote(tx, submissionId, { ...quote, limit: MAX_QUOTES, now: clock() }),
      ),
    /** Saves what was paid for a closed lead. */
    savePayment: (submissionId: string, change: ByStaff & { readonly payment: LeadPayment }) =>
      store.write((tx) => savePayment(tx, submissionId, { ...change, now: clock() })),
    /** Adds a note that only staff read. */
    addStaffNote: (submissionId: string, note: ByStaff & { readonly text: string }) =>
      store.write((tx) =>
        addStaffNote(tx, submissionId, { ...note, limit: MAX_STAFF_NOTES, now: clock() }),
      ),
    /** Records whether the customer answered a call from the staff member's own phone. */
    recordCustomerCall: (submissionId: string, call: ByStaff & Pick<CustomerCall, 'kind'>) =>
      store.write((tx) => recordCustomerCall(tx, submissionId, { ...call, now: clock() })),
    /** Records that a staff member has seen these leads; returns how many were new. */
    markSeen: (submissionIds: readonly string[], { staffMemberId }: ByStaff) =>
      store.write((tx) => markSeen(tx, submissionIds, { staffMemberId, now: clock() })),
    /** Records that the gate code was opened; to be called before it is shown. */
    recordGateCodeOpened: (submissionId: string, by: Actor) =>
      store.write((tx) => addEvent(tx, { submissionId, kind: 'gate_code', by, at: clock() })),
  }
}
