import { needs } from '#server/board/needs.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PRIVATE_HEADERS } from '#server/http/response-headers.ts'
import type { App } from '#server/app.ts'
import { getPhoto } from '#server/leads/board-leads.ts'

/** A browser that opened it as a document could run nothing in it. */
export const PHOTO_HEADERS = {
  ...PRIVATE_HEADERS,
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline; filename="photo.jpg"',
} as const

/**
 * Serves visitors' photos. Not below a lead's address, whose pages the service worker saves
 * (app/browser/board/worker/worker.ts).
 */
export function photoRoutes(http: FastifyInstance, { db }: App): void {
  http.get(
    '/staff/photo/:id',
    needs('leads'),
    async ({ params }: FastifyRequest<{ Params: { id: string } }>, reply) => {
      const jpeg = await db.read((tx) => getPhoto(tx, params.id))
      if (jpeg === null) return reply.code(404).headers(PRIVATE_HEADERS).send()
      return reply.headers(PHOTO_HEADERS).type('image/jpeg').send(jpeg)
    },
  )
}
