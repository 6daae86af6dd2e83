import type { ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import { localizedPageAt } from '#domain/pages/localized-paths.ts'
import { siteValues } from '../site/render/site-values.ts'

const DOCUMENT = '/site/render/document.tsx'
/** Replaces what the build writes into each page (scripts/site/finish-page.ts). */
const HEAD =
  '<link rel="stylesheet" href="/site/site.css"><script type="module" src="/site/dev.ts"></script></head>'

/**
 * Renders the requested page from the current sources, for `npm run dev`. Vite replaces changed
 * styles in the open page; after any other change the browser loads the page again.
 */
export function pagesOnRequest(): Plugin {
  return {
    name: 'pages-on-request',
    // Returning a function adds the handler after Vite's own, which serve modules and files.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
        void sendPage(server, response, pathname.replace(/(?<=.)\/$/, ''), next)
      })
    },
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.some(({ type }) => type === 'js'))
        server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}

async function sendPage(
  server: ViteDevServer,
  response: ServerResponse,
  address: string,
  fail: (error: unknown) => void,
): Promise<void> {
  try {
    const { renderPage } = (await server.ssrLoadModule(
      DOCUMENT,
    )) as typeof import('#site/render/document.tsx')
    const html = renderPage(address, siteValues(process.env).anonKey)
    const page = await server.transformIndexHtml(address, html.replace('</head>', HEAD))
    response.statusCode = localizedPageAt(address) ? 200 : 404
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(page)
  } catch (error) {
    fail(error)
  }
}
