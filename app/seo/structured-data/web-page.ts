import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  FAQPage,
  WebPage,
} from 'schema-dts'
import type { Question } from '#copy/types.ts'
import { type LocalizedPage, localizedPath } from '#domain/pages/localized-paths.ts'
import { breadcrumb } from '#domain/pages/pages.ts'
import { LOCALES } from '../locales.ts'
import type { Names } from '#copy/names.ts'
import { absolute } from '../origin.ts'
import { businessId, pageNode, websiteId } from './ids.ts'

type PageNode = WebPage | AboutPage | ContactPage | CollectionPage

export const isHome = ({ page }: LocalizedPage): boolean => page.kind === 'home'

const PAGE_TYPES: Readonly<Record<string, 'AboutPage' | 'ContactPage' | 'CollectionPage'>> = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
  '/services': 'CollectionPage',
  '/service-areas': 'CollectionPage',
  '/sitemap': 'CollectionPage',
}

interface PageFacts {
  readonly name: string
  readonly description: string
  readonly hasService: boolean
}

export function webPageNode(
  local: LocalizedPage,
  { name, description, hasService }: PageFacts,
): PageNode {
  const { page, path, language } = local
  // A town has the same id in every language.
  const about = page.kind === 'town' ? pageNode(page.path, 'town') : businessId()
  return {
    '@type': PAGE_TYPES[page.path] ?? 'WebPage',
    '@id': pageNode(path, 'page'),
    url: absolute(path),
    name,
    description,
    inLanguage: LOCALES[language].tag,
    isPartOf: { '@id': websiteId() },
    about: { '@id': about },
    ...(!isHome(local) && { breadcrumb: { '@id': pageNode(path, 'breadcrumb') } }),
    ...(hasService && { mainEntity: { '@id': pageNode(path, 'service') } }),
  }
}

export function breadcrumbNode(
  { page, path, language }: LocalizedPage,
  names: Names,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': pageNode(path, 'breadcrumb'),
    itemListElement: breadcrumb(page.path).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: names.crumb(step.path),
      item: absolute(localizedPath(step.path, language)),
    })),
  }
}

/** Returns the questions that the page answers, as part of the page. */
export function questionsNode(path: string, questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': pageNode(path, 'questions'),
    isPartOf: { '@id': pageNode(path, 'page') },
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
