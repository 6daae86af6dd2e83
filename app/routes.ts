import { route, type RouteConfig } from '@react-router/dev/routes'
import { pageRoutes } from './routes/page-routes.ts'

export default [...pageRoutes, route('*', 'routes/not-found.tsx')] satisfies RouteConfig
