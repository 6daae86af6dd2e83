import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'
import { type Page, type PageKind, PAGES } from '../../domain/pages.ts'

/** What renders every page of a kind; a content page has a file of its own, called as its path. */
const FILES: Readonly<Partial<Record<PageKind, string>>> = {
  home: 'routes/home.tsx',
  category: 'routes/category.tsx',
  service: 'routes/service.tsx',
  city: 'routes/city.tsx',
}

const fileOf = ({ kind, path }: Page): string => FILES[kind] ?? `routes${path}.tsx`

/** A route for every page (R10). */
export const pageRoutes: RouteConfigEntry[] = PAGES.map((page) =>
  page.path === '/'
    ? index(fileOf(page), { id: page.path })
    : route(page.path.slice(1), fileOf(page), { id: page.path }),
)
