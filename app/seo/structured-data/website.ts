import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { business } from '#domain/business/business.ts'
import { SEARCH_PATHS } from '#domain/pages/search.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { LOCALES } from '../locales.ts'
import { absolute } from '../origin.ts'
import { businessId, websiteId } from './ids.ts'

/** The server answers it (server/site/search). */
const searchAction = (): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: absolute(`${SEARCH_PATHS.en}?q={term}`) },
  'query-input': 'required name=term',
})

export function websiteNode(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    url: absolute('/'),
    name: business.name,
    inLanguage: LANGUAGES.map((language) => LOCALES[language].tag),
    publisher: { '@id': businessId() },
    potentialAction: searchAction(),
  }
}
