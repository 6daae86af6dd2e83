import { type Service, serviceGroups, allServices, spanishServices } from './services.ts'

/**
 * Services for tests, selected from the owner's list by what the form asks for them. Services
 * without a Spanish name are left out. An empty list means that the owner offers no such service.
 */
const servicesWith = (matches: (service: Service) => boolean): readonly string[] =>
  allServices()
    .filter((service) => matches(service) && service.label in spanishServices())
    .map(({ label }) => label)

/** Services with only the common questions. */
export const PLAIN_SERVICES = servicesWith(
  ({ vehicle, keyQuestion }) => vehicle === 'none' && keyQuestion === null,
)
/** Services that require vehicle details. */
export const CAR_SERVICES = servicesWith(({ vehicle }) => vehicle === 'required')
/** Services with optional vehicle details. */
export const OPTIONAL_CAR_SERVICES = servicesWith(({ vehicle }) => vehicle === 'optional')
export const LOST_KEYS_SERVICES = servicesWith(({ keyQuestion }) => keyQuestion === 'all_keys_lost')
export const UNUSED_KEY_SERVICES = servicesWith(({ keyQuestion }) => keyQuestion === 'unused_key')

/** Two services of that kind; 'House Lockout' and 'Business Lockout' as delivered. */
export const [A_SERVICE = '', ANOTHER_SERVICE = ''] = PLAIN_SERVICES

/** Spanish name of the first one. */
export const A_SPANISH_SERVICE = spanishServices()[A_SERVICE] ?? ''

/** Returns the English path of a service's page. */
export function servicePagePath(label: string): string {
  const service = allServices().find((each) => each.label === label)
  const group = serviceGroups().find(({ id }) => id === service?.group)
  return `/services/${group?.slug}/${service?.slug}`
}
