import type { Graph } from 'schema-dts'
import type { Question } from '#app/content/types.ts'
import type { Review } from '#domain/business.ts'
import { businessNode } from './business.ts'
import { serviceNode } from './service.ts'
import { breadcrumbNode, questionsNode, webPageNode } from './web-page.ts'
import { websiteNode } from './website.ts'

/** What a page shows beyond its head that search engines have a word for. */
export interface Shown {
  readonly questions?: readonly Question[]
  readonly reviews?: readonly Review[]
}

/**
 * The structured data of a page: one graph whose nodes name one another (R7,
 * R81). It says nothing that the page, its head or its footer does not show,
 * but for what R7 and R80 ask for in markup only.
 */
export function pageGraph(
  path: string,
  { name, description }: { readonly name: string; readonly description: string },
  { questions = [], reviews = [] }: Shown,
): Graph {
  const service = serviceNode(path, description)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      businessNode(path, reviews),
      websiteNode(),
      webPageNode(path, { name, description, hasService: service !== undefined }),
      ...(path === '/' ? [] : [breadcrumbNode(path)]),
      ...(service ? [service] : []),
      ...(questions.length > 0 ? [questionsNode(path, questions)] : []),
    ],
  }
}
