import type { FastifyInstance } from 'fastify'
import type { App } from '#server/app.ts'
import { correction } from './correction.ts'
import { customerCall } from './customer-call.ts'
import { declineLead } from './decline-lead.ts'
import { join } from './join.ts'
import { addLeadForm } from './lead-form.ts'
import { note } from './note.ts'
import { leadPage } from './get-lead.ts'
import { payment } from './payment.ts'
import { quote } from './quote.ts'
import { step } from './step.ts'
import { undo } from './undo-step.ts'
import { answerWindow, proposeWindow } from './window.ts'

/** Serves `/staff/l/ID`: the page of a lead and its forms. */
export function leadRoutes(http: FastifyInstance, app: App): void {
  leadPage(http, app)
  addLeadForm(http, app, step)
  addLeadForm(http, app, undo)
  addLeadForm(http, app, declineLead)
  addLeadForm(http, app, join)
  addLeadForm(http, app, note)
  addLeadForm(http, app, quote)
  addLeadForm(http, app, payment)
  addLeadForm(http, app, correction)
  addLeadForm(http, app, customerCall)
  addLeadForm(http, app, proposeWindow)
  addLeadForm(http, app, answerWindow)
}
