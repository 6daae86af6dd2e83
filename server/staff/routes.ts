import type { FastifyInstance } from 'fastify'
import type { StaffDesk } from '#server/alarm/staff-desk.ts'
import type { Services } from '#server/http/services.ts'
import type { Site } from '#server/http/site.ts'
import { createReceiptTokens } from '#server/receipt/tokens.ts'
import { createSecret } from '#server/secret.ts'
import { createAnswers } from './answers.ts'
import { boardRoutes } from './board-routes.ts'
import { addDoor } from './door.ts'
import { fileRoutes } from './file-routes.ts'
import { createBoardLook } from './look.ts'
import { phonesRoutes } from './phones-routes.ts'
import { createSessionCookie } from './session-cookie.ts'
import { signInRoutes } from './sign-in-routes.ts'

export interface StaffRoutesDeps {
  readonly site: Pick<Site, 'files'>
  readonly desk: StaffDesk
  /** Something may be due for the engine. */
  readonly nudge: () => void
  /** A new UUID. */
  readonly randomId: () => string
}

/** Large enough for a note of 500 characters of any script, percent-encoded. */
const BODY_LIMIT = 16 * 1024

/** Whatever lies under /staff (R130 to R133). Call it before any other route is added. */
export function addStaffRoutes(
  app: FastifyInstance,
  services: Services,
  { site, desk, nudge, randomId }: StaffRoutesDeps,
): void {
  const { siteUrl, staffEmail } = services.environment
  const look = createBoardLook(site)
  const answers = createAnswers(look)
  const cookie = createSessionCookie(siteUrl)
  const door = addDoor(app, { ...services, cookie, answers, siteUrl })
  const deps = { ...services, door, cookie, answers, look, siteUrl, desk, nudge, randomId }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      async (_: unknown, body: string) => new URLSearchParams(body),
    )
    scope.setErrorHandler((error, request, reply) => answers.failed(error, request, reply))
    await signInRoutes(scope, { ...deps, staffEmail, readSecret: createSecret(services.store) })
    await boardRoutes(scope, { ...deps, receiptToken: createReceiptTokens(services.store) })
    await phonesRoutes(scope, deps)
    await fileRoutes(scope)
  })
}
