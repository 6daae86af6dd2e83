import type { FastifyInstance, preHandlerHookHandler } from 'fastify'

/** Thrown into a request whose handler did not finish in time. */
export class HandlerTimeoutError extends Error {
  override readonly name = 'HandlerTimeout'
}

/**
 * Ends every request that is not answered `limitMs` after its body was read. Fastify's own
 * `handlerTimeout` is canceled when the request stream closes, which for a body that was read is
 * before the handler begins. The site's files are exempt: they are in memory, and a timer for each
 * costs time.
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
