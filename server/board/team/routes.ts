import type { FastifyInstance } from 'fastify'
import type { App } from '#server/app.ts'
import { addForm } from '#server/board/form.ts'
import { add } from './add.ts'
import { change } from './change.ts'
import { invite } from './invite.ts'
import { remove, signOut } from './leave.ts'
import { move } from './move.ts'
import { teamPages } from './get-team.ts'
import { testChannels } from './test-channels.ts'

/** Serves `/staff/team`. The session guard admits owners only. */
export function teamRoutes(http: FastifyInstance, app: App): void {
  teamPages(http, app)
  addForm(http, app, add)
  addForm(http, app, change)
  addForm(http, app, move)
  addForm(http, app, testChannels)
  addForm(http, app, invite(app.environment.staffUrl))
  addForm(http, app, signOut)
  addForm(http, app, remove)
}
