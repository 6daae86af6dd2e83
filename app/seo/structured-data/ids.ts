import { absolute } from '../origin.ts'

/**
 * Node ids of the graph (JSON-LD 1.1, 3.3): equal on every page, so that the pages' graphs join.
 */
export const businessId = () => absolute('/#business')
export const websiteId = () => absolute('/#website')

/** Returns the id of a node that belongs to one page. */
export function pageNode(
  path: string,
  name: 'page' | 'breadcrumb' | 'service' | 'questions' | 'town',
): string {
  return `${absolute(path)}#${name}`
}
