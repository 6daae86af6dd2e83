import type { FastifyInstance } from 'fastify'
import { refusalFor } from '#server/http/error-handler.ts'
import { addFormParser, PAGE_FORM_BYTES } from '#server/http/form-body.ts'
import type { App } from '#server/app.ts'
import { blockedRoutes } from './blocked/routes.ts'
import { businessRoutes } from './business/routes.ts'
import { devicesRoutes } from './devices/routes.ts'
import { fileRoutes } from './file-routes.ts'
import { leadRoutes } from './lead/routes.ts'
import { leadsCsvRoute } from './overview/leads-csv-route.ts'
import { listRoutes } from './list/routes.ts'
import { addRoutesThatNeed } from './needs.ts'
import { newLeadRoutes } from './new-lead/routes.ts'
import { onCallRoutes } from './on-call/routes.ts'
import { overviewRoutes } from './overview/routes.ts'
import { photoRoutes } from './lead/photo-routes.ts'
import { refuse } from './replies.ts'
import { reviewsRoutes } from './reviews/routes.ts'
import { addSessionGuard } from './sign-in/session-guard.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { textsRoutes } from './texts/routes.ts'
import { teamRoutes } from './team/routes.ts'

/** Adds all routes under /staff. Call it before any other route is added. */
export function addBoardRoutes(http: FastifyInstance, app: App): void {
  addSessionGuard(http, app)
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    addFormParser(scope, { mediaType: '*', bodyLimit: PAGE_FORM_BYTES })
    scope.setErrorHandler((error, request, reply) =>
      refuse(request, reply, app.pages, refusalFor(error, request)),
    )
    signInRoutes(scope, app)
    listRoutes(scope, app)
    leadRoutes(scope, app)
    newLeadRoutes(scope, app)
    devicesRoutes(scope, app)
    photoRoutes(scope, app)
    onCallRoutes(scope, app)
    overviewRoutes(scope, app)
    reviewsRoutes(scope, app)
    blockedRoutes(scope, app)
    teamRoutes(scope, app)
    await addRoutesThatNeed(scope, 'facts', async (business) => {
      await businessRoutes(business, app)
      await textsRoutes(business, app)
    })
    leadsCsvRoute(scope, app)
    fileRoutes(scope, app)
  })
}
