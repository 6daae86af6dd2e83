import type { FastifyInstance } from 'fastify'
import type { BoardDeps } from '../board-deps.ts'
import { addressRoutes } from './address.ts'
import { codeRoutes } from './enter-code.ts'
import { invitationRoutes } from './invitation.ts'

/** Serves `/staff/sign-in` and `/staff/invite/TOKEN`. */
export function signInRoutes(app: FastifyInstance, deps: BoardDeps): void {
  addressRoutes(app, deps)
  codeRoutes(app, deps)
  invitationRoutes(app, deps)
}
