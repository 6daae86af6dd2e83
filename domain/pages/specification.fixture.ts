import { siteRedirects } from './redirects.ts'

/**
 * The towns and services of the specification, in its order. An
 * owner may add some, which these lists do not know, and take some out: those
 * have their addresses led on (redirects.ts) and are not asked for. One that is
 * gone without that is missing.
 */
const SPECIFICATION_TOWNS: readonly (readonly [slug: string, name: string])[] = [
  ['north-bergen', 'North Bergen'],
  ['union-city', 'Union City'],
  ['west-new-york', 'West New York'],
  ['guttenberg', 'Guttenberg'],
  ['weehawken', 'Weehawken'],
  ['jersey-city', 'Jersey City'],
  ['hoboken', 'Hoboken'],
  ['secaucus', 'Secaucus'],
]

/**
 * By group: its label in the select, its slug, and the service pages in the order in which they
 * stand there.
 */
const SPECIFICATION_GROUPS: readonly (readonly [
  label: string,
  slug: string,
  pages: readonly string[],
])[] = [
  [
    'Emergency Services',
    'emergency-locksmith',
    ['car-lockout', 'house-lockout', 'business-lockout', 'storage-unit-lockout'],
  ],
  [
    'Residential Services',
    'residential-locksmith',
    ['lock-replacement', 'lock-rekey', 'lock-repair', 'gate-locks'],
  ],
  [
    'Commercial Services',
    'commercial-locksmith',
    ['lock-replacement', 'lock-rekey', 'emergency-exit-device', 'master-key', 'access-control'],
  ],
  [
    'Automotive Services',
    'auto-locksmith',
    [
      'car-key-replacement',
      'key-fob-programming',
      'car-key-duplicate',
      'car-key-cutting',
      'ignition-lock-cylinder',
    ],
  ],
]

/** The options of the select with the group and page of each. */
const SPECIFICATION_OPTIONS: readonly (readonly [label: string, group: string, slug: string])[] = [
  ['Car Lockout', 'emergency-locksmith', 'car-lockout'],
  ['House Lockout', 'emergency-locksmith', 'house-lockout'],
  ['Business Lockout', 'emergency-locksmith', 'business-lockout'],
  ['Storage Unit Lockout', 'emergency-locksmith', 'storage-unit-lockout'],
  ['Lock Replacement', 'residential-locksmith', 'lock-replacement'],
  ['Lock Rekey', 'residential-locksmith', 'lock-rekey'],
  ['Lock Repair', 'residential-locksmith', 'lock-repair'],
  ['Gate Locks', 'residential-locksmith', 'gate-locks'],
  ['Commercial Lock Replacement', 'commercial-locksmith', 'lock-replacement'],
  ['Commercial Lock Rekey', 'commercial-locksmith', 'lock-rekey'],
  ['Master Key System', 'commercial-locksmith', 'master-key'],
  ['Access Control', 'commercial-locksmith', 'access-control'],
  ['Emergency Exit Device', 'commercial-locksmith', 'emergency-exit-device'],
  ['Car Key Replacement', 'auto-locksmith', 'car-key-replacement'],
  ['Key Fob Programming', 'auto-locksmith', 'key-fob-programming'],
  ['Car Key Duplicate', 'auto-locksmith', 'car-key-duplicate'],
  ['Car Key Cutting', 'auto-locksmith', 'car-key-cutting'],
  ['Ignition Lock Cylinder Repair', 'auto-locksmith', 'ignition-lock-cylinder'],
]

const isCommonPage = (path: string): boolean => !Object.hasOwn(siteRedirects(), path)

export const SPECIFIED_TOWNS = SPECIFICATION_TOWNS.filter(([slug]) =>
  isCommonPage(`/service-areas/${slug}`),
)

export const SPECIFIED_OPTIONS = SPECIFICATION_OPTIONS.filter(([, group, slug]) =>
  isCommonPage(`/services/${group}/${slug}`),
)

export const SPECIFIED_GROUPS = SPECIFICATION_GROUPS.map(([label, slug, pages]) => ({
  label,
  slug,
  options: SPECIFIED_OPTIONS.flatMap(([option, group]) => (group === slug ? [option] : [])),
  pages: pages.filter((page) => isCommonPage(`/services/${slug}/${page}`)),
}))

const paths = new Set([
  ...SPECIFICATION_TOWNS.map(([slug]) => `/service-areas/${slug}`),
  ...SPECIFICATION_OPTIONS.map(([, group, slug]) => `/services/${group}/${slug}`),
])

const optionNames = new Set(SPECIFICATION_OPTIONS.map(([label]) => label))
/** Not one that the owner has added. */
export const isSpecified = (label: string): boolean => optionNames.has(label)

/** False for the English path of a service or a town that the owner has added. */
export const isSpecifiedPage = (path: string): boolean =>
  !/^\/(services\/[^/]+|service-areas)\//.test(path) || paths.has(path)

const townSlugs = new Set(SPECIFICATION_TOWNS.map(([slug]) => slug))
export const isSpecifiedTown = (slug: string): boolean => townSlugs.has(slug)
