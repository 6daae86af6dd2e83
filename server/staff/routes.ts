import type { FastifyInstance } from 'fastify'
import type { StaffDesk } from '#server/alarm/staff-desk.ts'
import type { Environment } from '#server/environment.ts'
import { addFormParser } from '#server/http/form-body.ts'
import type { Site } from '#server/http/site.ts'
import { createLook } from '#server/pages/look.ts'
import type { Door as PublicDoor } from '#server/intake/door.ts'
import type { Limits } from '#server/intake/limits.ts'
import { createReceiptTokens } from '#server/receipt-token/tokens.ts'
import { createSecret } from '#server/secrets/secret.ts'
import type { Store } from '#server/store/store.ts'
import { createAnswers } from './answers.ts'
import { boardRoutes } from './board-routes.ts'
import { addDoor } from './door.ts'
import { fileRoutes } from './file-routes.ts'
import { phonesRoutes } from './phones-routes.ts'
import { createSessionCookie } from './session-cookie.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { BOARD_STYLES } from './styles.ts'

export interface StaffRoutesDeps extends PublicDoor {
  readonly limits: Pick<Limits, 'call' | 'signIn'>
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  readonly environment: Pick<Environment, 'siteUrl' | 'staffEmail'>
  readonly store: Store
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
export function addStaffRoutes(app: FastifyInstance, staff: StaffRoutesDeps): void {
  const { site, store } = staff
  const { siteUrl, staffEmail } = staff.environment
  const look = createLook(BOARD_STYLES, {
    site,
    script: 'board',
    trustedTypes: 'board default',
  })
  const answers = createAnswers(look)
  const cookie = createSessionCookie(siteUrl)
  const door = addDoor(app, { ...staff, cookie, answers, siteUrl })
  const deps = { ...staff, door, cookie, answers, look, siteUrl }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    addFormParser(scope, { mediaType: '*', bodyLimit: BODY_LIMIT })
    scope.setErrorHandler((error, request, reply) => answers.failed(error, request, reply))
    await signInRoutes(scope, { ...deps, staffEmail, readSecret: createSecret(store) })
    await boardRoutes(scope, { ...deps, receiptToken: createReceiptTokens(store) })
    await phonesRoutes(scope, deps)
    await fileRoutes(scope, site)
  })
}
