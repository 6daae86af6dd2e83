import type { ViteDevServer } from 'vite'
import type { CreatePages, Pages } from '#server/start/load-pages.ts'

const ENTRY = '/server/pages/create-pages.tsx'

/** Loads Vite's client, which loads the page again after a change. */
const CLIENT = '<script type="module" src="/@vite/client"></script></head>'
const POLICY = "default-src 'self' 'unsafe-inline' data:; connect-src 'self' ws:"

/**
 * Creates the server's pages from the current sources, for `npm run dev`: after a change of a
 * component or a stylesheet the next request gets the new page.
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
  vite.watcher.on('change', () => void reload())
  return (site) => {
    /** Reads the page functions at each call, because they are replaced. */
    const current = (name: string): unknown => createPages(site)[name as keyof Pages] as unknown
    const group = (name: string) =>
      new Proxy(
        {},
        {
          get: (_group, page: string) => {
            const found = (current(name) as Record<string, unknown>)[page]
            if (typeof found !== 'function') return found
            return (props: object) => inDevelopment(found(props) as { html: string })
          },
        },
      )
    return new Proxy({} as ReturnType<CreatePages>, {
      get: (_pages, name: string) => (current(name) === undefined ? undefined : group(name)),
    })
  }
}

const inDevelopment = <Page extends { readonly html: string }>(page: Page): Page => ({
  ...page,
  html: page.html.replace('</head>', () => CLIENT),
  policy: POLICY,
})
