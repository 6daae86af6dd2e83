import { type Service, SERVICE_GROUPS, SERVICES } from './services.ts'
import { SPANISH_SERVICES } from './spanish-names.ts'

/**
 * Services for tests to work with, by what the form asks of them: from the
 * owner's list, since which there are is the owner's to say. One that has no
 * Spanish name yet is passed over. A list that is empty means that the owner offers none of the kind.
 */
const servicesWith = (matches: (service: Service) => boolean): readonly string[] =>
  SERVICES.filter((service) => matches(service) && service.label in SPANISH_SERVICES).map(
    ({ label }) => label,
  )

/** They ask nothing beyond the common questions. */
export const PLAIN_SERVICES = servicesWith(
  ({ vehicle, keyQuestion }) => vehicle === 'none' && keyQuestion === null,
)
/** They need to know which car it is. */
export const CAR_SERVICES = servicesWith(({ vehicle }) => vehicle === 'required')
/** They ask which car it is and take no answer as well. */
export const OPTIONAL_CAR_SERVICES = servicesWith(({ vehicle }) => vehicle === 'optional')
/** R33 */
export const LOST_KEYS_SERVICES = servicesWith(({ keyQuestion }) => keyQuestion === 'all_keys_lost')
/** R33 */
export const UNUSED_KEY_SERVICES = servicesWith(({ keyQuestion }) => keyQuestion === 'unused_key')

/** Two that ask nothing more; 'House Lockout' and 'Business Lockout' as delivered. */
export const [A_SERVICE = '', ANOTHER_SERVICE = ''] = PLAIN_SERVICES

/** The first of them in Spanish. */
export const A_SPANISH_SERVICE = SPANISH_SERVICES[A_SERVICE] ?? ''

/** The English path of a service's page. */
export function servicePagePath(label: string): string {
  const service = SERVICES.find((each) => each.label === label)
  const group = SERVICE_GROUPS.find(({ id }) => id === service?.group)
  return `/services/${group?.slug}/${service?.slug}`
}
