import { absolute } from '../origin.ts'

/** Names of the nodes of the graph (JSON-LD 1.1, 3.3): the same on every page, so that the pages' graphs join. */
export const BUSINESS_ID = absolute('/#business')
export const WEBSITE_ID = absolute('/#website')

/** A node that belongs to one page. */
export function pageNode(
  path: string,
  name: 'page' | 'breadcrumb' | 'service' | 'questions' | 'town',
): string {
  return `${absolute(path)}#${name}`
}
