import { business } from '#domain/business.ts'
import { CITIES } from '#domain/cities.ts'
import { DEFAULT_BUSINESS_NAME } from '#domain/default-business.ts'
import { MOVED_PAGES } from '#domain/moved.ts'
import { cityPath, findPage, PAGES } from '#domain/pages.ts'
import { SERVICES } from '#domain/services.ts'
import {
  CAR_SERVICES,
  LOST_KEYS_SERVICES,
  OPTIONAL_CAR_SERVICES,
  UNUSED_KEY_SERVICES,
} from '#domain/sample-services.fixture.ts'
import { isSpecified } from '#domain/specification.fixture.ts'

/**
 * Towns, services and pages that journeys go through, taken from the owner's
 * lists: whoever takes one out has the journey over another. What stays empty
 * is asked by none of the owner's services, and the journey is left out.
 */
export const [CAR_SERVICE = ''] = CAR_SERVICES.filter(
  (label) => ![...LOST_KEYS_SERVICES, ...UNUSED_KEY_SERVICES].includes(label),
)
export const [MAYBE_CAR_SERVICE = ''] = OPTIONAL_CAR_SERVICES
export const [LOST_KEYS_SERVICE = ''] = LOST_KEYS_SERVICES
export const [UNUSED_KEY_SERVICE = ''] = UNUSED_KEY_SERVICES

export const NOBODY_ASKS = 'no service of this list asks for it'

/** The last one: whose name and page are as good as any other's. */
const last = CITIES.at(-1)
export const SOME_TOWN = { name: last?.name ?? '', path: cityPath(last?.slug ?? '') }

/** This page, or another of its kind once the owner has taken it out. @param path of a service or a town */
export function pageLike(path: string): string {
  if (findPage(path)) return path
  const kind = path.startsWith('/service-areas/') ? 'city' : 'service'
  const beside = path.slice(0, path.lastIndexOf('/') + 1)
  const others = PAGES.filter((page) => page.kind === kind)
  return (others.find((page) => page.path.startsWith(beside)) ?? others[0])?.path ?? '/'
}

/** Name, towns and services are the delivered ones, and so is what was kept of their looks. */
export const isAsDelivered =
  business.name === DEFAULT_BUSINESS_NAME &&
  Object.keys(MOVED_PAGES).length === 0 &&
  SERVICES.every(({ label }) => isSpecified(label))
