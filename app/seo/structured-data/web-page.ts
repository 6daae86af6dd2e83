import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  FAQPage,
  WebPage,
} from 'schema-dts'
import type { Question } from '#app/content/types.ts'
import { breadcrumb, findPage } from '#domain/pages.ts'
import { absolute } from '../origin.ts'
import { plainText } from '../plain-text.ts'
import { BUSINESS_ID, pageNode, WEBSITE_ID } from './ids.ts'

type PageNode = WebPage | AboutPage | ContactPage | CollectionPage

const TYPES: Readonly<Record<string, 'AboutPage' | 'ContactPage' | 'CollectionPage'>> = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
  '/services': 'CollectionPage',
  '/service-areas': 'CollectionPage',
  '/sitemap': 'CollectionPage',
}

interface PageFacts {
  readonly name: string
  readonly description: string
  /** A service node stands in the same graph. */
  readonly hasService: boolean
}

export function webPageNode(path: string, { name, description, hasService }: PageFacts): PageNode {
  const isCity = findPage(path)?.kind === 'city'
  return {
    '@type': TYPES[path] ?? 'WebPage',
    '@id': pageNode(path, 'page'),
    url: absolute(path),
    name,
    description,
    inLanguage: 'en-US',
    isPartOf: { '@id': WEBSITE_ID },
    about: { '@id': isCity ? pageNode(path, 'town') : BUSINESS_ID },
    ...(path !== '/' && { breadcrumb: { '@id': pageNode(path, 'breadcrumb') } }),
    ...(hasService && { mainEntity: { '@id': pageNode(path, 'service') } }),
  }
}

/** The breadcrumb as it stands on the page (R25). */
export function breadcrumbNode(path: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': pageNode(path, 'breadcrumb'),
    itemListElement: breadcrumb(path).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: absolute(step.path),
    })),
  }
}

/** The questions that the page answers, as part of the page. */
export function questionsNode(path: string, questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': pageNode(path, 'questions'),
    isPartOf: { '@id': pageNode(path, 'page') },
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: plainText(question),
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
}
