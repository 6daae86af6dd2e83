import type { FastifyInstance } from 'fastify'
import type { App } from '#server/app.ts'
import { addForm } from '#server/board/form.ts'
import { override } from './override.ts'
import { onCallPage } from './get-on-call.ts'
import { plan } from './plan.ts'
import { shift } from './shift.ts'

/** Serves `/staff/on-call`: who is on call, and the forms that change it. */
export function onCallRoutes(http: FastifyInstance, app: App): void {
  onCallPage(http, app)
  addForm(http, app, override)
  addForm(http, app, shift)
  addForm(http, app, plan)
}
