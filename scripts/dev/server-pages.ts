import type { ViteDevServer } from 'vite'
import type { CreatePages, Pages } from '#server/platform/start/load-pages.ts'

const ENTRY = '/server/pages/create-pages.tsx'

/** Loads Vite's client, which loads the page again after a change. */
const CLIENT = '<script type="module" src="/@vite/client"></script></head>'
const POLICY = "default-src 'self' 'unsafe-inline' data:; connect-src 'self' ws:"

/** Vite invalidates changed modules asynchronously, and editors save several files at once. */
const SETTLE_MS = 150

/**
 * Creates the server's pages from the current sources, for `npm run dev`: after a change of a
 * component or a stylesheet an open page loads again.
 * @param vite after its start, because it processes styles only then
 */
export async function createDevelopmentPages(vite: ViteDevServer): Promise<CreatePages> {
  const load = async () => (await vite.ssrLoadModule(ENTRY)) as { createPages: CreatePages }
  let { createPages } = await load()
  const reload = async (): Promise<void> => {
    try {
      createPages = (await load()).createPages
      vite.environments.client.hot.send({ type: 'full-reload' })
    } catch (error) {
      vite.config.logger.error(String(error))
    }
  }
  let settling: NodeJS.Timeout | undefined
  vite.watcher.on('change', () => {
    clearTimeout(settling)
    settling = setTimeout(() => void reload(), SETTLE_MS)
  })
  // The functions are looked up at each call, because they are replaced.
  return (site) => lookedUp(() => createPages(site)) as unknown as Pages
}

type Node = Readonly<Record<string, unknown>>
type Call = (...props: readonly unknown[]) => unknown

/** Returns the same tree of functions, of which each call gets the present function. */
function lookedUp(find: () => unknown): object {
  return new Proxy(
    {},
    {
      get(_target, name: string) {
        const read = (): unknown => (find() as Node)[name]
        const found = read()
        if (typeof found === 'function')
          return (...props: readonly unknown[]) => inDevelopment((read() as Call)(...props))
        return typeof found === 'object' && found !== null ? lookedUp(read) : found
      },
    },
  )
}

/** Adds Vite's client to a page; a fragment stays as it is. */
function inDevelopment(rendered: unknown): unknown {
  if (typeof rendered !== 'object' || rendered === null || !('html' in rendered)) return rendered
  return {
    ...rendered,
    html: String(rendered.html).replace('</head>', () => CLIENT),
    policy: POLICY,
  }
}
