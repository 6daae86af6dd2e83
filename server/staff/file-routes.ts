import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { business } from '#domain/business.ts'
import { COLORS } from '#domain/colors.ts'
import { BOARD_WORDS } from './words.ts'

/** What the board's pages bring along: files of their own, so that visitors' pages carry nothing of it (R132). */

const browserFile = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'browser', name), 'utf8')
    // What it says to whoever reads the file need not go to every phone.
    .replace(/^ *\/\/.*\n/gm, '')

/** https://www.w3.org/TR/appmanifest/ */
const MANIFEST = {
  id: '/staff',
  name: `${BOARD_WORDS.en.board}, ${business.name}`,
  short_name: BOARD_WORDS.en.board,
  start_url: '/staff',
  scope: '/staff',
  display: 'standalone',
  background_color: COLORS.night,
  theme_color: COLORS.night,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
}

export async function fileRoutes(app: FastifyInstance): Promise<void> {
  const worker = browserFile('worker.js')
  const manifest = JSON.stringify(MANIFEST)

  for (const name of ['board.js', 'notifications.js']) {
    const script = browserFile(name)
    app.get(`/staff/${name}`, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(script),
    )
  }
  app.get('/staff/worker.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      // The list itself has no slash at its end.
      .header('service-worker-allowed', '/staff')
      .send(worker),
  )
  app.get('/staff/manifest.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').send(manifest),
  )
}
