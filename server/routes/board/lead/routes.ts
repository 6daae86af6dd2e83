import type { FastifyInstance } from 'fastify'
import type { BoardDeps } from '../board-deps.ts'
import { correction } from './correction.ts'
import { customerCall } from './customer-call.ts'
import { join } from './join.ts'
import { addLeadForm } from './lead-form.ts'
import { note } from './note.ts'
import { leadPage } from './page.ts'
import { payment } from './payment.ts'
import { quote } from './quote.ts'
import { step } from './step.ts'
import { undo } from './undo-step.ts'
import { answerWindow, proposeWindow } from './window.ts'

/** Serves `/staff/l/ID`: the page of a lead and its forms. */
export function leadRoutes(app: FastifyInstance, deps: BoardDeps): void {
  leadPage(app, deps)
  addLeadForm(app, deps, step)
  addLeadForm(app, deps, undo)
  addLeadForm(app, deps, join)
  addLeadForm(app, deps, note)
  addLeadForm(app, deps, quote)
  addLeadForm(app, deps, payment)
  addLeadForm(app, deps, correction)
  addLeadForm(app, deps, customerCall)
  addLeadForm(app, deps, proposeWindow)
  addLeadForm(app, deps, answerWindow)
}
