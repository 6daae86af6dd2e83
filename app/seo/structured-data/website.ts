import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { business } from '#domain/business/business.ts'
import { SEARCH_PATHS } from '#domain/pages/search.ts'
import { type Language, LANGUAGES } from '#domain/text/language.ts'
import { LOCALES } from '../locales.ts'
import { absolute } from '../origin.ts'
import { businessId, websiteId } from './ids.ts'

/** The server answers it (server/site/search). */
const searchAction = (language: Language): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: absolute(`${SEARCH_PATHS[language]}?q={term}`) },
  'query-input': 'required name=term',
})

/** Returns the website, with the search in the language of the page. */
export function websiteNode(language: Language): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    url: absolute('/'),
    name: business.name,
    inLanguage: LANGUAGES.map((each) => LOCALES[each].tag),
    publisher: { '@id': businessId() },
    potentialAction: searchAction(language),
  }
}
