/** How staff and visitor agree on another time of the appointment. */

import type { Appointment } from '#domain/time/appointment.ts'
import {
  proposeWindows,
  moveWindow,
  answerProposal,
  type WindowActor,
} from './appointment-changes.ts'
import type { ServiceContext } from './service-context.ts'

type Chosen<Times> = WindowActor & Readonly<Times>

export type WindowActions = ReturnType<typeof createWindowActions>

export const createWindowActions = ({ store, settings, clock }: ServiceContext) => ({
  /** Proposes other times, or moves the appointment of a request that nobody has accepted. */
  proposeWindows: (id: string, change: Chosen<{ windows: readonly Appointment[] }>) =>
    store.write((tx) => proposeWindows(tx, id, { ...change, now: clock(), settings })),
  /** Gives the appointment a time that staff and customer agreed on. */
  moveWindow: (id: string, change: Chosen<{ after: Appointment }>) =>
    store.write((tx) => moveWindow(tx, id, { ...change, now: clock(), settings })),
  /** Chooses one of the times that the other side proposed, or none. */
  answerProposal: (id: string, change: Chosen<{ proposalId: number; start: string | null }>) =>
    store.write((tx) => answerProposal(tx, id, { ...change, now: clock(), settings })),
})
