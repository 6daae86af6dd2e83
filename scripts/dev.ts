import { createServer } from 'vite'
import { startServer } from '../server/start-server.ts'
import { buildIfStale } from './site/build.ts'
import { mailsOnRequest } from './dev/mails-plugin.ts'
import { pagesOnRequest } from './dev/pages-plugin.ts'
import { createDevelopmentPages } from './dev/server-pages.ts'
import path from 'node:path'

/**
 * `npm run dev`: the site with hot reload. The real server answers the API on a separate port, with
 * mail in a folder and without any account; Vite serves the pages and proxies everything else to
 * it.
 */
const PORT = Number(process.env['PORT'] ?? 3000)
const API_PORT = PORT + 1
const API_PATHS = [
  '/rest',
  '/functions',
  '/captcha',
  '/request',
  '/search',
  '/es/buscar',
  '/alarm',
  '/staff',
  '/healthz',
  '/readyz',
  '/metrics',
  '/owner-note',
  // Scripts and fonts of the server's pages.
  '/assets',
  // Files that the build draws, with the owner's name.
  '/logo.svg',
  '/favicon.svg',
  '/apple-touch-icon.png',
  // A pattern, because /assets and /areas begin with the same letter.
  '^/[ar]/',
]

await buildIfStale()
const vite = await createServer({
  appType: 'custom',
  plugins: [mailsOnRequest(), pagesOnRequest()],
  server: {
    port: PORT,
    strictPort: true,
    proxy: Object.fromEntries(API_PATHS.map((prefix) => [prefix, `http://127.0.0.1:${API_PORT}`])),
  },
})
// Before the pages, because Vite processes styles only after its start.
await vite.listen()
const started = await startServer({
  environment: {
    ...process.env,
    PORT: String(API_PORT),
    HOST: '127.0.0.1',
    SITE_URL: `http://localhost:${PORT}`,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  },
  site: path.join(import.meta.dirname, '../build'),
  logStream: process.stdout,
  createPages: await createDevelopmentPages(vite),
})
if (!started.ok) {
  process.stderr.write(`${started.reasons.join('\n')}\n`)
  process.exit(1)
}
vite.printUrls()

const stop = async (): Promise<void> => {
  await vite.close()
  await started.server.stop()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
