import type { FastifyInstance } from 'fastify'
import type { Environment } from '#server/environment.ts'
import { addFormParser, PAGE_FORM_BYTES } from '#server/http/form-body.ts'
import type { Site } from '#server/site/site.ts'
import type { BoardAppDeps, SessionGuard } from './board-deps.ts'
import { createBoardReplies } from './board-replies.ts'
import { businessRoutes } from './business/routes.ts'
import { boardRoutes } from './board-routes.ts'
import { addSessionGuard } from './session-guard.ts'
import { leadRoutes } from './lead/routes.ts'
import { fileRoutes } from './file-routes.ts'
import { addRoutesThatNeed } from './needs.ts'
import { onCallRoutes } from './on-call-routes.ts'
import { newLeadRoutes } from './new-lead-routes.ts'
import { overviewRoutes } from './overview/routes.ts'
import { devicesRoutes } from './devices-routes.ts'
import { photoRoutes } from './photo-routes.ts'
import { reviewsRoutes } from './reviews/routes.ts'
import { createSessionCookie } from './session-cookie.ts'
import { leadsCsvRoute } from './leads-csv-route.ts'
import { teamRoutes } from './team-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'

/**
 * Adds all routes under /staff (R130 to R133). Call it before any other route is added.
 * @returns the guard, which knows whether a device is signed in
 */
export function addBoardRoutes(
  app: FastifyInstance,
  staff: BoardAppDeps & {
    readonly environment: Pick<Environment, 'siteUrl' | 'staffUrl' | 'staffEmail'>
    readonly site: Pick<Site, 'boardWorker'>
  },
): SessionGuard {
  const { site, store } = staff
  const { siteUrl, staffUrl, staffEmail } = staff.environment
  const replies = createBoardReplies(staff.pages)
  const cookie = createSessionCookie(staffUrl)
  const guard = addSessionGuard(app, { ...staff, cookie, replies, siteUrl, staffUrl })
  const deps = { ...staff, guard, cookie, replies, siteUrl, staffUrl, staffEmail }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    addFormParser(scope, { mediaType: '*', bodyLimit: PAGE_FORM_BYTES })
    scope.setErrorHandler((error, request, reply) => replies.sendError(error, request, reply))
    await signInRoutes(scope, deps)
    boardRoutes(scope, deps)
    leadRoutes(scope, deps)
    newLeadRoutes(scope, deps)
    await devicesRoutes(scope, deps)
    await photoRoutes(scope, store)
    await onCallRoutes(scope, deps)
    await overviewRoutes(scope, deps)
    await reviewsRoutes(scope, deps)
    await teamRoutes(scope, deps)
    await addRoutesThatNeed(scope, 'facts', (business) => businessRoutes(business, deps))
    await leadsCsvRoute(scope, deps)
    await fileRoutes(scope, site)
  })
  return guard
}
