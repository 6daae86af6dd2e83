import { business } from '#domain/business/business.ts'
import { allTowns } from '#domain/places/towns.ts'
import { DEFAULT_BUSINESS_NAME } from '#domain/business/default-business.ts'
import { siteRedirects } from '#domain/pages/redirects.ts'
import { townPath, findPage, sitePages } from '#domain/pages/pages.ts'
import { allServices } from '#domain/services/services.ts'
import {
  CAR_SERVICES,
  LOST_KEYS_SERVICES,
  OPTIONAL_CAR_SERVICES,
  UNUSED_KEY_SERVICES,
} from '#domain/services/sample-services.fixture.ts'
import { isSpecified } from '#domain/pages/specification.fixture.ts'

/**
 * Towns, services and pages for e2e tests, taken from the owner's lists, so that removing one
 * selects another. Where the owner has no such service the value is empty and the test is skipped.
 */
export const [CAR_SERVICE = ''] = CAR_SERVICES.filter(
  (label) => ![...LOST_KEYS_SERVICES, ...UNUSED_KEY_SERVICES].includes(label),
)
export const [MAYBE_CAR_SERVICE = ''] = OPTIONAL_CAR_SERVICES
export const [LOST_KEYS_SERVICE = ''] = LOST_KEYS_SERVICES
export const [UNUSED_KEY_SERVICE = ''] = UNUSED_KEY_SERVICES

export const NO_SUCH_SERVICE = 'no service of this list asks for it'

/** The last town; any would do. */
const last = allTowns().at(-1)
export const SOME_TOWN = { name: last?.name ?? '', path: townPath(last?.slug ?? '') }

/**
 * Returns this page, or another of its kind after the owner removed it.
 * @param path of a service or a town
 */
export function pageLike(path: string): string {
  if (findPage(path)) return path
  const kind = path.startsWith('/service-areas/') ? 'town' : 'service'
  const beside = path.slice(0, path.lastIndexOf('/') + 1)
  const others = sitePages().filter((page) => page.kind === kind)
  return (others.find((page) => page.path.startsWith(beside)) ?? others[0])?.path ?? '/'
}

/** Returns whether name, towns and services are as delivered, and so the screenshots match. */
export const isAsDelivered =
  business.name === DEFAULT_BUSINESS_NAME &&
  // A Spanish address may have changed; a page that was taken out has an English one too.
  Object.keys(siteRedirects()).every((path) => path.startsWith('/es')) &&
  allServices().every(({ label }) => isSpecified(label))
