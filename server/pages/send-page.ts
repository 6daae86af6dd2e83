import type { FastifyReply } from 'fastify'
import type { ApiError } from '#server/http/api-error.ts'
import { PRIVATE_HEADERS } from '#server/http/response-headers.ts'
import type { Page } from './create-pages.tsx'

/** Sends a private page with its headers. */
export function sendPrivatePage(
  reply: FastifyReply,
  { html, policy }: Page,
  { status, retryAfter }: Pick<ApiError, 'status' | 'retryAfter'> = { status: 200 },
): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply
    .code(status)
    .headers(PRIVATE_HEADERS)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html)
}
