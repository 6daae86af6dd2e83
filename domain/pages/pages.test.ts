import { describe, expect, test } from 'vitest'
import { allTowns } from '#domain/places/towns.ts'
import { localizedPages } from './localized-paths.ts'
import { siteRedirects } from './redirects.ts'
import {
  breadcrumb,
  townPath,
  findPage,
  isActive,
  type NavItem,
  navigationPages,
  sitePages,
  servicePath,
} from './pages.ts'
import { type Service, serviceGroups, allServices, servicesOf } from '#domain/services/services.ts'
import { SPECIFIED_GROUPS, SPECIFIED_TOWNS } from './specification.fixture.ts'

/** Paths that are neither towns nor services. */
const CONTENT_PATHS = `
/ /about /contact /services /reviews /faq /book-online /service-areas /privacy-policy
/terms-conditions /thank-you /sitemap
`
  .trim()
  .split(/\s+/)

/** Groups, services and towns of the specification, except those that the owner removed. */
const SPECIFIED = [
  ...CONTENT_PATHS,
  ...SPECIFIED_GROUPS.flatMap(({ slug, pages }) => [
    `/services/${slug}`,
    ...pages.map((page) => `/services/${slug}/${page}`),
  ]),
  ...SPECIFIED_TOWNS.map(([slug]) => `/service-areas/${slug}`),
]

/** Pages beyond those of the specification: the price table and two guides. */
const ADDED_PATHS = [
  '/pricing',
  '/lockout-cost',
  '/landlords',
  '/guides',
  '/guides/locksmith-scams',
  '/guides/while-you-wait',
]

/** Pages whose breadcrumb name differs from the menu name. */
const BREADCRUMBS: readonly [string, string[]][] = [
  [
    '/services/residential-locksmith/lock-rekey',
    ['Home', 'Services', 'Residential Locksmith', 'Lock Rekeying'],
  ],
  [
    '/services/commercial-locksmith/lock-rekey',
    ['Home', 'Services', 'Commercial Locksmith', 'Lock Rekeying'],
  ],
  [
    '/services/auto-locksmith/ignition-lock-cylinder',
    ['Home', 'Services', 'Auto Locksmith', 'Ignition Lock Cylinder'],
  ],
]

const everyItem = (items: readonly NavItem[]): NavItem[] =>
  items.flatMap((item) => [item, ...everyItem(item.children ?? [])])

describe('pages', () => {
  test('contains each page of the specification, the prices and the guides once', () => {
    const paths = sitePages().map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of [...SPECIFIED, ...ADDED_PATHS]) expect(paths).toContain(path)
  })

  test('any other page is a service or a town that the owner added', () => {
    const own = sitePages().filter(({ path }) => ![...SPECIFIED, ...ADDED_PATHS].includes(path))
    for (const { path, kind } of own) expect(['service', 'town'], path).toContain(kind)
    const counts = Object.groupBy(sitePages(), ({ kind }) => kind)
    const sizes = Object.entries(counts).map(([kind, pages]) => [kind, pages.length])
    expect(Object.fromEntries(sizes)).toEqual({
      home: 1,
      content: 17,
      category: 4,
      service: allServices().length,
      town: allTowns().length,
    })
  })

  test('a redirected path is not a page and leads to one', () => {
    for (const [from, to] of Object.entries(siteRedirects())) {
      expect(
        localizedPages().some(({ path }) => path === from),
        from,
      ).toBe(false)
      expect(
        localizedPages().some(({ path }) => path === to),
        to,
      ).toBe(true)
    }
  })

  test.each([
    '/nowhere',
    '',
    'about',
    '/about/',
    '/About',
    '//',
    '/services/lock-rekey',
    '/about?x',
  ])('%j is not a page', (path) => {
    expect(findPage(path)).toBeUndefined()
  })

  test('excludes only the thank-you page from the index', () => {
    expect(
      sitePages()
        .filter(({ indexed }) => !indexed)
        .map(({ path }) => path),
    ).toEqual(['/thank-you'])
  })
})

describe('breadcrumb', () => {
  const labels = (path: string) => breadcrumb(path).map(({ label }) => label)

  test.each([
    ['/', ['Home']],
    ['/book-online', ['Home', 'Book Online']],
    ...allTowns().map(({ slug, name }): [string, string[]] => [
      townPath(slug),
      ['Home', 'Service Areas', name],
    ]),
    ...BREADCRUMBS.filter(([path]) => SPECIFIED.includes(path)),
  ])('%s has the breadcrumb %j', (path, expected) => {
    expect(labels(path)).toEqual(expected)
  })

  test('every entry leads to an existing page, the last one to the page itself', () => {
    for (const { path } of sitePages()) {
      const trail = breadcrumb(path)
      expect(trail.at(-1)?.path).toBe(path)
      for (const entry of trail) expect(findPage(entry.path)).toBeDefined()
    }
  })

  test('names a segment without a page after its letters', () => {
    expect(labels('/services/safe--opening/')).toEqual(['Home', 'Services', 'Safe Opening'])
  })
})

describe('navigation', () => {
  test('every item leads to a page and has its name', () => {
    for (const { path, label } of everyItem(navigationPages())) {
      expect({ path, label }).toEqual({ path, label: findPage(path)?.label })
    }
  })

  test('shows Home in the full-screen menu only', () => {
    const only = everyItem(navigationPages()).filter(({ mobileOnly }) => mobileOnly)
    expect(only.map(({ path }) => path)).toEqual(['/'])
  })

  test('Services contains the four categories with their services; Service Areas the towns', () => {
    const services = navigationPages().find(({ path }) => path === '/services')?.children ?? []
    expect(services.map(({ children }) => children?.length)).toEqual(
      serviceGroups().map(({ id }) => servicesOf(id).length),
    )
    const areas = navigationPages().find(({ path }) => path === '/service-areas')?.children ?? []
    expect(areas.map(({ label }) => label)).toEqual(allTowns().map(({ name }) => name))
  })

  const pathOf = ({ group, slug }: Service): string =>
    servicePath(serviceGroups().find(({ id }) => id === group)?.slug ?? '', slug)

  const activeAt = (path: string) =>
    navigationPages()
      .filter((item) => isActive(item, path))
      .map((item) => item.path)

  test.each([
    ['/', ['/']],
    ['/about', ['/about']],
    ['/services', ['/services']],
    ['/services/auto-locksmith', ['/services']],
    ...allServices()
      .slice(-1)
      .map((last): [string, string[]] => [pathOf(last), ['/services']]),
    ...allTowns()
      .slice(0, 1)
      .map(({ slug }): [string, string[]] => [townPath(slug), ['/service-areas']]),
    ['/thank-you', []],
    ['/services/none-of-ours', []],
    ['/service', []],
  ])('the active items at %s are %j', (path, expected) => {
    expect(activeAt(path)).toEqual(expected)
  })
})
