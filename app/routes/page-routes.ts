import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { type PageKind, PAGES } from '../../domain/pages.ts'

/** Kinds of page that have one small file each, so that no page loads another's copy or drawing. */
const OWN_FILE: ReadonlySet<PageKind> = new Set(['category', 'service', 'city'])

/** The routes of the 4 category, 18 service and 8 city pages (R10); their files stand where their paths say. */
export const pageRoutes: RouteConfigEntry[] = PAGES.filter(({ kind }) => OWN_FILE.has(kind)).map(
  ({ path, kind }) =>
    route(path.slice(1), `routes${path}${kind === 'category' ? '/category' : ''}.tsx`),
)
