/**
 * `npm run dev`: the same server with Vite as middleware. Pages, components and styles come from the
 * sources; an open page loads again after a change. Mail goes to a folder; no account is needed.
 */

import { createServer, type ViteDevServer } from 'vite'
import { startServer } from '../server/start-server.ts'
import type { Built } from '../server/site/built.ts'
import type { Components, Renderer } from '../server/site/renderer.ts'
import { buildClassicScripts } from './build/build.ts'
import { serveMails } from './dev/mails.ts'

const PORT = Number(process.env['PORT'] ?? 3000)
/** Everything of this server, and what Vite's client does. */
const POLICY = "default-src 'self' 'unsafe-inline' data:; connect-src 'self' ws:"
/** Vite invalidates changed modules asynchronously, and editors save several files at once. */
const SETTLE_MS = 150

/** The scripts are built once; main.ts and what it imports come from the sources. */
async function builtForDevelopment(): Promise<Built> {
  const scripts = await buildClassicScripts()
  const text = (name: string): string => scripts.get(name) ?? ''
  return {
    stamp: `dev-${Date.now()}`,
    files: new Map(
      ['board', 'status-page'].map((name) => [`/assets/${name}-dev.js`, Buffer.from(text(name))]),
    ),
    scripts: {
      head: text('head'),
      thankYou: text('fill-thank-you'),
      offline: text('offline'),
      main: '/scripts/dev/main.ts',
    },
    board: '/assets/board-dev.js',
    statusPage: '/assets/status-page-dev.js',
    workers: { offline: text('offline-worker'), board: text('board-worker') },
    loaded: { en: [], es: [] },
  }
}

/** Loads the components from their sources, and again after a change. */
async function componentsFrom(
  vite: ViteDevServer,
): Promise<Components & { reload(): Promise<void> }> {
  const load = async () => ({
    renderer: (await vite.ssrLoadModule('/app/render.tsx')) as Renderer,
    pages: (await vite.ssrLoadModule('/server/pages/create-pages.tsx')) as Pick<
      Components,
      'createPages'
    >,
  })
  let now = await load()
  let inForce: Parameters<Renderer['putInForce']> | undefined
  const renderer: Renderer = {
    ...now.renderer,
    putInForce(...facts) {
      inForce = facts
      now.renderer.putInForce(...facts)
    },
    render: (...args) => now.renderer.render(...args),
    renderOffline: (...args) => now.renderer.renderOffline(...args),
    renderFile: (...args) => now.renderer.renderFile(...args),
    searchWords: (...args) => now.renderer.searchWords(...args),
    draw: (...args) => now.renderer.draw(...args),
    withFacts: (...args) => now.renderer.withFacts(...args),
  }
  return {
    renderer,
    // The functions are looked up at each call, because they are replaced.
    createPages: (deps) => lookedUp(() => now.pages.createPages(deps)) as never,
    async reload() {
      now = await load()
      if (inForce) now.renderer.putInForce(...inForce)
    },
  }
}

type Call = (...props: readonly unknown[]) => unknown

/** Returns the same tree of functions, of which each call gets the present function. */
function lookedUp(find: () => unknown): object {
  return new Proxy(
    {},
    {
      get(_target, name: string) {
        const read = (): unknown => Reflect.get(find() as object, name)
        const found = read()
        if (typeof found === 'function')
          return (...props: readonly unknown[]) => inDevelopment((read() as Call)(...props))
        return typeof found === 'object' && found !== null ? lookedUp(read) : found
      },
    },
  )
}

/** Allows Vite's client on a page; a fragment stays as it is. */
const inDevelopment = (rendered: unknown): unknown =>
  typeof rendered === 'object' && rendered !== null && 'html' in rendered
    ? { ...rendered, policy: POLICY }
    : rendered

const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } })
serveMails(vite)
const components = await componentsFrom(vite)
const started = await startServer({
  environment: { LOG_LEVEL: 'warn', ...process.env, PORT: String(PORT) },
  logStream: process.stdout,
  components,
  built: await builtForDevelopment(),
  development: { policy: POLICY, middleware: vite.middlewares },
})
if (!started.ok) {
  process.stderr.write(`${started.reasons.join('\n')}\n`)
  process.exit(1)
}
const { server } = started
process.stdout.write(`The site  ${server.url}\nMails     ${server.url}/dev/mails\n`)

async function reload(): Promise<void> {
  await components.reload()
  server.forgetPages()
  vite.environments.client.hot.send({ type: 'full-reload' })
}

let settling: NodeJS.Timeout | undefined
vite.watcher.on('change', () => {
  clearTimeout(settling)
  settling = setTimeout(() => {
    void reload().catch((error: unknown) => vite.config.logger.error(String(error)))
  }, SETTLE_MS)
})

const stop = async (): Promise<void> => {
  await vite.close()
  await server.stop()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
