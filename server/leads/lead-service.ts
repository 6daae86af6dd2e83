/**
 * The only way in which the server changes a stored lead: what staff do on the board, by a link or by a
 * digit on a call, and what visitors do on their status page.
 */

import { createBoardActions } from './board-actions.ts'
import { createLeadTransactions } from './lead-transactions.ts'
import { createLinkActions } from './link-actions.ts'
import type { ApplyTransition, LeadServiceDeps } from './service-context.ts'
import { createVisitorActions } from './visitor-actions.ts'
import { createWindowActions } from './window-actions.ts'

export type LeadService = ReturnType<typeof createLeadService>

export function createLeadService(deps: LeadServiceDeps) {
  const { store, clock, nudge, configuredChannels, staffEmail } = deps
  const settings = { configuredChannels, staffEmail }
  const transactions = createLeadTransactions(store)

  /**
   * Makes one transition for staff or the visitor. `undo`, a staff member who leaves and joined
   * duplicates have transactions of their own.
   */
  const applyTransition: ApplyTransition = async (submissionId, transition) => {
    const now = clock()
    const result = await transactions.transitionLead(submissionId, { ...transition, now, settings })
    nudge()
    return result
  }

  const context = { ...deps, settings, transactions, applyTransition }
  return {
    ...createLinkActions(context),
    ...createBoardActions(context),
    ...createVisitorActions(context),
    ...createWindowActions(context),
  }
}
