import type { FastifyInstance } from 'fastify'
import type { BoardDeps } from '../board-deps.ts'
import { addForm } from '../form.ts'
import { override } from './override.ts'
import { onCallPage } from './get-on-call.ts'
import { plan } from './plan.ts'
import { shift } from './shift.ts'

/** Serves `/staff/on-call`: who is on call, and the forms that change it. */
export function onCallRoutes(app: FastifyInstance, deps: BoardDeps): void {
  onCallPage(app, deps)
  addForm(app, deps, override)
  addForm(app, deps, shift)
  addForm(app, deps, plan)
}
