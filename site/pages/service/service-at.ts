import { servicePath } from '#domain/pages.ts'
import { type Service, SERVICE_GROUPS, type ServiceGroup, servicesOf } from '#domain/services.ts'

/**
 * Returns the service of a service page and its group.
 * @param path a page of kind 'service' (domain/pages.ts)
 * @throws if the path is no service page: an error in the calling route
 */
export function serviceAt(path: string): {
  readonly service: Service
  readonly group: ServiceGroup
} {
  for (const group of SERVICE_GROUPS) {
    for (const service of servicesOf(group.id)) {
      if (servicePath(group.slug, service.slug) === path) return { service, group }
    }
  }
  throw new Error(`No service has its page at ${path}`)
}
