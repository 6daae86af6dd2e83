import type { FastifyInstance } from 'fastify'
import type { Capability } from '#domain/staff/roles.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a staff member must be allowed to do; an address without it is an owner's. */
    readonly needs?: Capability
  }
}

/** Options of a route under /staff: who may use it. The session guard asks before the route runs. */
export const needs = (capability: Capability) => ({ config: { needs: capability } })

/** Adds routes that need the same capability, in a scope of their own. */
export async function addRoutesThatNeed(
  app: FastifyInstance,
  capability: Capability,
  addRoutes: (scope: FastifyInstance) => void | Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, needs: capability }
    })
    await addRoutes(scope)
  })
}
