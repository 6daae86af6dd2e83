import { route, type RouteConfig } from '@react-router/dev/routes'
import { pageRoutes } from './routes/page-routes.ts'

// Read by the build, which runs in Node; nothing else of app/ does, so Node's types are not there.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

/** The gallery of all components; a build knows nothing of it, so no visitor can come upon it or pay for it. */
const developmentRoutes =
  process.env['NODE_ENV'] === 'development' ? [route('_ui', 'routes/dev-gallery.tsx')] : []

export default [
  ...pageRoutes,
  ...developmentRoutes,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
