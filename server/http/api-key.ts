import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ApiError, apiError, sendApiError } from './api-error.ts'

/**
 * Checks the public key in `apikey` or as bearer token. The key is no secret; it only rejects
 * requests that were not meant for this site.
 * @returns `null` when the key is right
 */
function checkApiKey(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  publicKey: string,
): ApiError | null {
  const given =
    headers['apikey'] ?? /^Bearer\s+(\S.*)$/i.exec(String(headers['authorization'] ?? ''))?.[1]
  if (given === publicKey) return null
  const message = given === undefined ? 'No API key found in request' : 'Invalid API key'
  return apiError(401, 'PGRST301', message, { hint: 'Send the public key in the apikey header.' })
}

/** Creates a hook that refuses requests without the key before their body is read. */
export function requireApiKey(publicKey: string) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const refusal = checkApiKey(request.headers, publicKey)
    return refusal ? sendApiError(reply, refusal) : undefined
  }
}
