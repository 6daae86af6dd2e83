import { categoryPath } from '#domain/pages.ts'
import { SERVICE_GROUPS, type ServiceGroup } from '#domain/services.ts'

/**
 * Returns the category of a category page.
 * @param path a page of kind 'category' (domain/pages.ts)
 * @throws if the path is no category page
 */
export function categoryAt(path: string): ServiceGroup {
  const group = SERVICE_GROUPS.find(({ slug }) => categoryPath(slug) === path)
  if (!group) throw new Error(`No category has its page at ${path}`)
  return group
}
