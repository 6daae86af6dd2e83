import type { Block } from '#content/read.ts'
import { type ServiceGroup, serviceGroups } from '#domain/services/services.ts'

/**
 * Returns the group of services that a block is about.
 * @throws for a block without a group
 */
export function groupOf({ name, attributes }: Block): ServiceGroup {
  const group = serviceGroups().find(({ id }) => id === attributes['group'])
  if (!group) throw new Error(`{% ${name} %} names no group of services`)
  return group
}
