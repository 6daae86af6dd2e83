import type { FastifyInstance } from 'fastify'
import type { BoardDeps } from '../board-deps.ts'
import { addForm } from '../form.ts'
import { end } from './end.ts'
import { devicesPage } from './get-devices.ts'
import { endPush, push } from './push-subscription.ts'
import { rename } from './rename.ts'
import { signOut } from './sign-out.ts'

/** Serves `/staff/phones`: sessions, sign-out, and notifications on this phone. */
export function devicesRoutes(app: FastifyInstance, deps: BoardDeps): void {
  devicesPage(app, deps)
  addForm(app, deps, rename)
  addForm(app, deps, end)
  signOut(app, deps)
  addForm(app, deps, push)
  addForm(app, deps, endPush)
}
