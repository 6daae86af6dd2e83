import type { FastifyInstance } from 'fastify'
import { refusalFor } from '#server/http/error-handler.ts'
import { addFormParser, PAGE_FORM_BYTES } from '#server/http/form-body.ts'
import type { BoardDeps } from './board-deps.ts'
import { businessRoutes } from './business/routes.ts'
import { devicesRoutes } from './devices/routes.ts'
import { fileRoutes } from './file-routes.ts'
import { leadRoutes } from './lead/routes.ts'
import { leadsCsvRoute } from './leads-csv-route.ts'
import { listRoutes } from './list/routes.ts'
import { addRoutesThatNeed } from './needs.ts'
import { newLeadRoutes } from './new-lead/routes.ts'
import { onCallRoutes } from './on-call/routes.ts'
import { overviewRoutes } from './overview/routes.ts'
import { photoRoutes } from './photo-routes.ts'
import { refuse } from './replies.ts'
import { reviewsRoutes } from './reviews/routes.ts'
import { addSessionGuard } from './session-guard.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { teamRoutes } from './team/routes.ts'

/** Adds all routes under /staff. Call it before any other route is added. */
export function addBoardRoutes(app: FastifyInstance, deps: BoardDeps): void {
  addSessionGuard(app, deps)
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    addFormParser(scope, { mediaType: '*', bodyLimit: PAGE_FORM_BYTES })
    scope.setErrorHandler((error, request, reply) =>
      refuse(request, reply, deps.pages, refusalFor(error, request)),
    )
    signInRoutes(scope, deps)
    listRoutes(scope, deps)
    leadRoutes(scope, deps)
    newLeadRoutes(scope, deps)
    devicesRoutes(scope, deps)
    photoRoutes(scope, deps)
    onCallRoutes(scope, deps)
    overviewRoutes(scope, deps)
    reviewsRoutes(scope, deps)
    teamRoutes(scope, deps)
    await addRoutesThatNeed(scope, 'facts', (business) => businessRoutes(business, deps))
    leadsCsvRoute(scope, deps)
    fileRoutes(scope, deps)
  })
}
