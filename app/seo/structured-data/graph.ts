import type { Graph } from 'schema-dts'
import type { Question } from '#copy/types.ts'
import type { Review } from '#domain/business/business.ts'
import type { LocalizedPage } from '#domain/pages/localized-paths.ts'
import { type Names, namesIn } from '#copy/names.ts'
import { businessNode, isTranslatedHome } from './business.ts'
import { serviceNode } from './service.ts'
import { breadcrumbNode, isHome, questionsNode, webPageNode } from './web-page.ts'
import { websiteNode } from './website.ts'

/** Content of a page that is repeated in its structured data. */
export interface ShownContent {
  readonly questions?: readonly Question[]
  readonly reviews?: readonly Review[]
  /** Names of pages and services; English by default. */
  readonly names?: Names
}

/**
 * Returns the structured data of a page: one graph of nodes that refer to each other. It
 * states nothing that the page does not show, except for what the specification requires in markup only.
 */
export function pageGraph(
  local: LocalizedPage,
  { name, description }: { readonly name: string; readonly description: string },
  { questions = [], reviews = [], names = namesIn('en') }: ShownContent,
): Graph {
  const { path } = local
  const service = serviceNode(local, names, description)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      businessNode(local, reviews),
      ...(isTranslatedHome(local) ? [] : [websiteNode(local.language)]),
      webPageNode(local, { name, description, hasService: service !== undefined }),
      ...(isHome(local) ? [] : [breadcrumbNode(local, names)]),
      ...(service ? [service] : []),
      ...(questions.length > 0 ? [questionsNode(path, questions)] : []),
    ],
  }
}
