import type { FastifyInstance } from 'fastify'
import type { BoardDeps } from '../board-deps.ts'
import { addForm } from '../form.ts'
import { add } from './add.ts'
import { change } from './change.ts'
import { invite } from './invite.ts'
import { remove, signOut } from './leave.ts'
import { move } from './move.ts'
import { teamPages } from './get-team.ts'
import { testChannels } from './test-channels.ts'

/** Serves `/staff/team`. The session guard admits owners only. */
export function teamRoutes(app: FastifyInstance, deps: BoardDeps): void {
  teamPages(app, deps)
  addForm(app, deps, add)
  addForm(app, deps, change)
  addForm(app, deps, move)
  addForm(app, deps, testChannels)
  addForm(app, deps, invite(deps.environment.staffUrl))
  addForm(app, deps, signOut)
  addForm(app, deps, remove)
}
