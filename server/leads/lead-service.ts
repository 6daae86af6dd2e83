/**
 * What people do to a stored lead outside of the board: what staff do by a link or by a digit on a
 * call, and what visitors do on their status page.
 */

import { createLinkActions } from './link-actions.ts'
import type { ApplyTransition, LeadServiceDeps } from './service-context.ts'
import { transitionLead } from './transition.ts'
import { createVisitorActions } from './visitor-actions.ts'
import { createWindowActions } from './window-actions.ts'

export type LeadService = ReturnType<typeof createLeadService>

export function createLeadService(deps: LeadServiceDeps) {
  const { store, clock, configuredChannels, staffEmail } = deps
  const settings = { configuredChannels, staffEmail }

  /**
   * Makes one transition for staff or the visitor. `undo`, a staff member who leaves and joined
   * duplicates have transactions of their own.
   */
  const applyTransition: ApplyTransition = (submissionId, transition) =>
    store.write((tx) => transitionLead(tx, submissionId, { ...transition, now: clock(), settings }))

  const context = { ...deps, settings, applyTransition }
  return {
    ...createLinkActions(context),
    ...createVisitorActions(context),
    ...createWindowActions(context),
  }
}
