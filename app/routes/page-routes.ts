import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'
import { LOCAL_PAGES } from '../../domain/local-paths.ts'
import type { Page, PageKind } from '../../domain/pages.ts'

/** What renders every page of a kind; a content page has a file of its own, called as its path. */
const FILES: Readonly<Partial<Record<PageKind, string>>> = {
  home: 'routes/home.tsx',
  category: 'routes/category.tsx',
  service: 'routes/service.tsx',
  city: 'routes/city.tsx',
}

const fileOf = ({ kind, path }: Page): string => FILES[kind] ?? `routes${path}.tsx`

/** A route for every page in every language (R10, R150). */
export const pageRoutes: RouteConfigEntry[] = LOCAL_PAGES.map(({ page, path }) =>
  path === '/'
    ? index(fileOf(page), { id: path })
    : route(path.slice(1), fileOf(page), { id: path }),
)
