import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendApiError } from '#server/http/api-error.ts'
import { requireApiKey } from '#server/http/api-key.ts'
import { parseJsonBody } from '#server/http/json-body.ts'
import type { Door } from './door.ts'

export interface ApiDoor extends Door {
  readonly environment: { readonly publicAnonKey: string }
}

/** What stands before every call of the API (R60): the key, then the limit of its sender; its body is JSON. */
export function guardApi(app: FastifyInstance, door: ApiDoor): void {
  const { limits, clientAddress, environment } = door
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => parseJsonBody(body),
  )
  app.addHook('onRequest', requireApiKey(environment.publicAnonKey))
  app.addHook('onRequest', async (request, reply) => {
    const tooOften = limits.call(clientAddress(request))
    return tooOften ? sendApiError(reply, tooOften) : undefined
  })
}
