import { perFacts } from '#domain/business/per-facts.ts'
import type { FastifyInstance } from 'fastify'
import { business } from '#domain/business/business.ts'
import { siteColors } from '#domain/color/colors.ts'
import type { App } from '#server/app.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'

/** Source: https://www.w3.org/TR/appmanifest/. */
const boardManifest = perFacts(() => ({
  id: '/staff',
  name: `${BOARD_MESSAGES.en.board}, ${business.name}`,
  short_name: BOARD_MESSAGES.en.board,
  start_url: '/staff',
  scope: '/staff',
  display: 'standalone',
  background_color: siteColors().night,
  theme_color: siteColors().night,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
}))

/**
 * Serves the manifest and the worker of the board.
 */
export function fileRoutes(
  http: FastifyInstance,
  { site }: { readonly site: Pick<App['site'], 'boardWorker'> },
): void {
  http.get('/staff/worker.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      // The list's address has no trailing slash.
      .header('service-worker-allowed', '/staff')
      .send(site.boardWorker),
  )
  http.get('/staff/manifest.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').send(JSON.stringify(boardManifest())),
  )
}
