import type { FastifyInstance } from 'fastify'
import type { BoardDeps } from '../board-deps.ts'
import { createLeadRequests } from '../lead-requests.ts'
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
  const requests = createLeadRequests(deps)
  leadPage(app, deps, requests)
  addLeadForm(app, deps, requests, step)
  addLeadForm(app, deps, requests, undo)
  addLeadForm(app, deps, requests, join)
  addLeadForm(app, deps, requests, note)
  addLeadForm(app, deps, requests, quote)
  addLeadForm(app, deps, requests, payment)
  addLeadForm(app, deps, requests, correction)
  addLeadForm(app, deps, requests, customerCall)
  addLeadForm(app, deps, requests, proposeWindow)
  addLeadForm(app, deps, requests, answerWindow)
}
