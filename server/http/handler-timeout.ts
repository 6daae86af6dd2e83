import type { FastifyInstance, preHandlerHookHandler } from 'fastify'

/** Thrown into a request whose handler did not come to an end. */
export class HandlerTimeoutError extends Error {
  override readonly name = 'HandlerTimeout'
}

/**
 * Ends every request that is not answered `limitMs` after its body was read.
 * The framework's own limit (`handlerTimeout`) is called off when the request
 * stream closes, which for a body that was read is before the handler begins.
 * The site's own files lie in memory: they cannot be late, and a timer for
 * each costs.
 */
export function addHandlerTimeout(app: FastifyInstance, limitMs: number): void {
  const limit: preHandlerHookHandler = (_request, reply, done) => {
    const timer = setTimeout(() => {
      if (!reply.sent) reply.send(new HandlerTimeoutError(`not answered within ${limitMs} ms`))
    }, limitMs)
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  }
  app.addHook('onRoute', (route) => {
    if (route.url !== '/*') route.preHandler = [limit, ...[route.preHandler ?? []].flat()]
  })
}
