import type { FastifyInstance } from 'fastify'
import type { App } from '#server/app.ts'
import { addressRoutes } from './sign-in-address.ts'
import { codeRoutes } from './enter-code.ts'
import { invitationRoutes } from './invitation.ts'
import { passkeySignIn } from './enter-by-passkey.ts'

/** Serves `/staff/sign-in`, also by passkey, and `/staff/invite/TOKEN`. */
export function signInRoutes(http: FastifyInstance, app: App): void {
  addressRoutes(http, app)
  passkeySignIn(http, app)
  codeRoutes(http, app)
  invitationRoutes(http, app)
}
