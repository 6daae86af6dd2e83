import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { PAGES } from '../domain/pages.ts'
import { pageRoutes } from './routes/page-routes.ts'

/** The content pages; the file of each carries its path's name. */
const contentRoutes = PAGES.filter(({ kind }) => kind === 'content').map(({ path }) =>
  route(path.slice(1), `routes${path}.tsx`),
)

// Read by the build, which runs in Node; nothing else of app/ does, so Node's types are not there.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

/** The gallery of all components; a build knows nothing of it, so no visitor can come upon it or pay for it. */
const developmentRoutes =
  process.env['NODE_ENV'] === 'development' ? [route('_ui', 'routes/dev-gallery.tsx')] : []

export default [
  index('routes/home.tsx'),
  ...contentRoutes,
  ...pageRoutes,
  ...developmentRoutes,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
