/**
 * All pages of the site with their names. Menus, breadcrumb, sitemap and the server's 404 derive from
 * this list.
 */

import { perFacts } from '#domain/business/per-facts.ts'
import { allTowns } from '#domain/places/towns.ts'
import { serviceGroups, servicesOf } from '#domain/services/services.ts'
import { ROUTES, SPANISH_SERVICES_PATH, SPANISH_TOWNS_PATH } from './routes.ts'

export type PageKind = 'home' | 'content' | 'category' | 'service' | 'town'

export interface Page {
  /** Starts with a slash, without a trailing slash except for '/'. */
  readonly path: string
  readonly kind: PageKind
  /** Name in menus and links. */
  readonly label: string
  /** Name as a segment of the breadcrumb. */
  readonly crumb: string
  readonly spanish: { readonly path: string; readonly label: string; readonly crumb: string }
  /** False excludes the page from sitemap and index. */
  readonly indexed: boolean
}

export const categoryPath = (groupSlug: string): string => `/services/${groupSlug}`
export const servicePath = (groupSlug: string, slug: string): string =>
  `/services/${groupSlug}/${slug}`
export const townPath = (slug: string): string => `/service-areas/${slug}`

/** The pages with a row of their own, then those of the offered services and of the towns. */
export const sitePages = perFacts((): readonly Page[] => [
  ...ROUTES.map(({ en: [path, label], es: [spanishPath, spanishLabel], ...row }): Page => ({
    path,
    kind: path === '/' ? 'home' : 'content',
    label,
    crumb: label,
    spanish: { path: spanishPath, label: spanishLabel, crumb: spanishLabel },
    indexed: !('indexed' in row),
  })),
  ...serviceGroups().flatMap((group): Page[] => [
    {
      path: categoryPath(group.slug),
      kind: 'category',
      label: group.menuLabel,
      crumb: group.crumb,
      spanish: {
        path: `${SPANISH_SERVICES_PATH}/${group.spanish.slug}`,
        label: group.spanish.menuLabel,
        crumb: group.spanish.crumb,
      },
      indexed: true,
    },
    ...servicesOf(group.id).map((service): Page => ({
      path: servicePath(group.slug, service.slug),
      kind: 'service',
      label: service.menuLabel,
      crumb: service.crumb,
      spanish: {
        path: `${SPANISH_SERVICES_PATH}/${group.spanish.slug}/${service.spanish.slug}`,
        label: service.spanish.menuLabel,
        crumb: service.spanish.menuLabel,
      },
      indexed: true,
    })),
  ]),
  ...allTowns().map((town): Page => ({
    path: townPath(town.slug),
    kind: 'town',
    label: town.name,
    crumb: town.name,
    // The names of towns are the same in both languages.
    spanish: { path: `${SPANISH_TOWNS_PATH}/${town.slug}`, label: town.name, crumb: town.name },
    indexed: true,
  })),
])

const pageByPath = perFacts(() => new Map(sitePages().map((page) => [page.path, page])))

/** Finds the page at this exact path; undefined for the not-found page. */
export function findPage(path: string): Page | undefined {
  return pageByPath().get(path)
}

/** One entry of the main navigation. */
export interface NavItem {
  readonly path: string
  readonly label: string
  readonly children?: readonly NavItem[]
  /** Shown in the full-screen menu only. */
  readonly mobileOnly?: boolean
}

const navLink = (path: string): NavItem => ({ path, label: findPage(path)?.label ?? path })

/** The main navigation, in the order of the specification's pictures. */
export const navigationPages = perFacts((): readonly NavItem[] => [
  { ...navLink('/'), mobileOnly: true },
  {
    ...navLink('/services'),
    children: serviceGroups().map((group) => ({
      ...navLink(categoryPath(group.slug)),
      children: servicesOf(group.id).map((service) =>
        navLink(servicePath(group.slug, service.slug)),
      ),
    })),
  },
  {
    ...navLink('/service-areas'),
    children: allTowns().map((town) => navLink(townPath(town.slug))),
  },
  navLink('/pricing'),
  navLink('/about'),
  navLink('/reviews'),
  navLink('/faq'),
  navLink('/contact'),
])

/** Returns whether the current path is the item's path or below it. */
export function isActive(item: NavItem, currentPath: string): boolean {
  return (
    item.path === currentPath || (item.children ?? []).some((child) => isActive(child, currentPath))
  )
}

/**
 * Returns Home, then each segment of the path with its name. A segment without a page is named
 * after its letters.
 */
export function breadcrumb(path: string): readonly { path: string; label: string }[] {
  const trail = [{ path: '/', label: 'Home' }]
  let current = ''
  for (const segment of path.split('/').filter(Boolean)) {
    current += `/${segment}`
    trail.push({ path: current, label: findPage(current)?.crumb ?? friendlyName(segment) })
  }
  return trail
}

function friendlyName(segment: string): string {
  return segment
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
