import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { PAGES } from '../domain/pages.ts'
import { pageRoutes } from './routes/page-routes.ts'

/** The content pages; the file of each carries its path's name. */
const contentRoutes = PAGES.filter(({ kind }) => kind === 'content').map(({ path }) =>
  route(path.slice(1), `routes${path}.tsx`),
)

export default [
  index('routes/home.tsx'),
  ...contentRoutes,
  ...pageRoutes,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
