import { describe, expect, test } from 'vitest'
import { breadcrumb, findPage, isActive, type NavItem, NAVIGATION, PAGES } from './pages.ts'

/** R10: the paths, in full. */
const PATHS = `
/ /about /contact /services /reviews /faq /book-online /service-areas /privacy-policy
/terms-conditions /thank-you /sitemap
/services/emergency-locksmith /services/emergency-locksmith/car-lockout
/services/emergency-locksmith/house-lockout /services/emergency-locksmith/business-lockout
/services/emergency-locksmith/storage-unit-lockout
/services/residential-locksmith /services/residential-locksmith/lock-replacement
/services/residential-locksmith/lock-rekey /services/residential-locksmith/lock-repair
/services/residential-locksmith/gate-locks
/services/commercial-locksmith /services/commercial-locksmith/lock-replacement
/services/commercial-locksmith/lock-rekey /services/commercial-locksmith/emergency-exit-device
/services/commercial-locksmith/master-key /services/commercial-locksmith/access-control
/services/auto-locksmith /services/auto-locksmith/car-key-replacement
/services/auto-locksmith/key-fob-programming /services/auto-locksmith/car-key-duplicate
/services/auto-locksmith/car-key-cutting /services/auto-locksmith/ignition-lock-cylinder
/service-areas/north-bergen /service-areas/union-city /service-areas/west-new-york
/service-areas/guttenberg /service-areas/weehawken /service-areas/jersey-city
/service-areas/hoboken /service-areas/secaucus
`
  .trim()
  .split(/\s+/)

/** Beyond R10: the price table (R162) and two guides. */
const ADDED = ['/pricing', '/guides', '/guides/locksmith-scams', '/guides/while-you-wait']

const everyItem = (items: readonly NavItem[]): NavItem[] =>
  items.flatMap((item) => [item, ...everyItem(item.children ?? [])])

describe('pages', () => {
  test('R10, R162: there are the 42 pages of the specification, prices and guides, none twice', () => {
    expect(PATHS).toHaveLength(42)
    expect(PAGES.map(({ path }) => path).toSorted()).toEqual([...PATHS, ...ADDED].toSorted())
  })

  test('1 home, 15 content, 4 category, 18 service and 8 city pages', () => {
    const counts = Object.groupBy(PAGES, ({ kind }) => kind)
    const sizes = Object.entries(counts).map(([kind, pages]) => [kind, pages.length])
    expect(Object.fromEntries(sizes)).toEqual({
      home: 1,
      content: 15,
      category: 4,
      service: 18,
      city: 8,
    })
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
  ])('R11: %j is no page', (path) => {
    expect(findPage(path)).toBeUndefined()
  })

  test('R81: only the thank-you page is kept out of the index', () => {
    expect(PAGES.filter(({ indexed }) => !indexed).map(({ path }) => path)).toEqual(['/thank-you'])
  })
})

describe('breadcrumb', () => {
  const labels = (path: string) => breadcrumb(path).map(({ label }) => label)

  test.each([
    ['/', ['Home']],
    ['/book-online', ['Home', 'Book Online']],
    ['/service-areas/west-new-york', ['Home', 'Service Areas', 'West New York']],
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
  ])('R25: %s reads %j', (path, expected) => {
    expect(labels(path)).toEqual(expected)
  })

  test('R25: every entry leads to a page that exists, the last one to the page itself', () => {
    for (const { path } of PAGES) {
      const trail = breadcrumb(path)
      expect(trail.at(-1)?.path).toBe(path)
      for (const entry of trail) expect(findPage(entry.path)).toBeDefined()
    }
  })

  test('R25: a path without a page is named after its letters', () => {
    expect(labels('/services/safe--opening/')).toEqual(['Home', 'Services', 'Safe Opening'])
  })
})

describe('navigation', () => {
  test('R24: every item leads to a page and carries its name', () => {
    for (const { path, label } of everyItem(NAVIGATION)) {
      expect({ path, label }).toEqual({ path, label: findPage(path)?.label })
    }
  })

  test('R23: Home alone is shown in the full-screen menu only', () => {
    const only = everyItem(NAVIGATION).filter(({ mobileOnly }) => mobileOnly)
    expect(only.map(({ path }) => path)).toEqual(['/'])
  })

  test('R22: Services holds the four categories, each with its services; Service Areas the eight towns', () => {
    const services = NAVIGATION.find(({ path }) => path === '/services')?.children ?? []
    expect(services.map(({ children }) => children?.length)).toEqual([4, 4, 5, 5])
    const areas = NAVIGATION.find(({ path }) => path === '/service-areas')?.children ?? []
    expect(areas).toHaveLength(8)
  })

  const activeAt = (path: string) =>
    NAVIGATION.filter((item) => isActive(item, path)).map((item) => item.path)

  test.each([
    ['/', ['/']],
    ['/about', ['/about']],
    ['/services', ['/services']],
    ['/services/auto-locksmith', ['/services']],
    ['/services/auto-locksmith/car-key-cutting', ['/services']],
    ['/service-areas/hoboken', ['/service-areas']],
    ['/thank-you', []],
    ['/services/none-of-ours', []],
    ['/service', []],
  ])('R24: at %s the active items are %j', (path, expected) => {
    expect(activeAt(path)).toEqual(expected)
  })
})
