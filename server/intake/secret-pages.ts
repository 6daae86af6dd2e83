import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#server/app.ts'
import type { ApiError } from '#server/http/api-error.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { refusalFor } from '#server/http/error-handler.ts'
import { addFormParser } from '#server/http/form-body.ts'
import { FOREIGN_ORIGIN_ERROR, isOwnSecretForm } from '#server/http/origin.ts'

export type SecretPageRequest = FastifyRequest<{
  Params: { token: string }
  Body: URLSearchParams | undefined
}>

/**
 * Prepares a scope for pages behind a secret link: its requests are limited, and it accepts only
 * forms from its own pages.
 * @param bodyLimit in bytes
 * @param refuse sends the page of an error
 */
export function guardSecretPages(
  http: FastifyInstance,
  { limits, environment: { staffUrl } }: App,
  {
    bodyLimit,
    isKnown,
    refuse,
  }: {
    readonly bodyLimit: number
    /** Returns whether the link opens a page: it is then never refused for what a neighbor asks for. */
    readonly isKnown: (request: SecretPageRequest) => Promise<boolean>
    readonly refuse: (reply: FastifyReply, error: ApiError) => FastifyReply
  },
): void {
  http.removeAllContentTypeParsers()
  addFormParser(http, { mediaType: '*', bodyLimit })
  http.addHook('onRequest', async (request: SecretPageRequest, reply) => {
    const rateLimitError = limits.admit('request', clientAddress(request))
    if (rateLimitError && !(await isKnown(request))) return refuse(reply, rateLimitError)
    const isForeign = request.method === 'POST' && !isOwnSecretForm(request.headers, staffUrl)
    return isForeign ? refuse(reply, FOREIGN_ORIGIN_ERROR) : undefined
  })
  http.setErrorHandler((error, request, reply) => refuse(reply, refusalFor(error, request)))
}
