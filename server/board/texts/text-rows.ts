import { TEXTS_MESSAGES } from '#copy/server/texts.ts'
import { textFile } from '#content/documents.ts'
import {
  changedPaths,
  formerServices,
  namedServices,
  pageSlips,
  textPages,
} from '#content/own-texts.ts'
import { slipSentence } from '#content/slips.ts'
import type { Business } from '#domain/business/schema/schema.ts'
import { type Language, LANGUAGES } from '#domain/text/language.ts'
import { nameOfText, newerDelivered, pageId, partsInForce, textsOf } from './text-form.ts'
import type { TextRow } from './texts-page.tsx'

/** Returns the rows of the list, by kind of page. */
export function groupsOf(facts: Business, former: readonly Business[], language: Language) {
  const messages = TEXTS_MESSAGES[language]
  const gone = formerServices(former)
  const there = textPages()
  const away = changedPaths().filter((path) => there.every((page) => page.path !== path))
  const rowOf = (path: string): TextRow => {
    const own = LANGUAGES.filter((each) => facts.texts?.[textFile(path, each)])
    const newer = newerDelivered(path, facts)
    const listed = (languages: readonly Language[]): string =>
      languages.map((each) => messages.languages[each]).join(', ')
    const parts = partsInForce(path, facts)
    const slips = own.length > 0 ? pageSlips(path, textsOf(parts)) : []
    const named = slips.length === 0 ? namedServices(path, gone) : []
    return {
      id: pageId(path),
      name: nameOfText(path, language),
      notes: [
        own.length > 0 ? messages.own(listed(own)) : '',
        newer.length > 0 ? messages.newer(listed(newer)) : '',
        named.length > 0
          ? messages.names(named.map((service) => service[language]).join(', '))
          : '',
        away.includes(path) ? messages.noPage : '',
      ].filter(Boolean),
      slips: slips.map((each) => slipSentence(each, language)),
    }
  }
  const kindOf = (path: string): keyof typeof messages.groups => {
    if (path === '/404' || path.startsWith('/generic/')) return 'shared'
    if (path.startsWith('/services/')) return 'services'
    return path.startsWith('/service-areas/') ? 'towns' : 'pages'
  }
  const paths = [...there.map(({ path }) => path), ...away]
  return (['pages', 'services', 'towns', 'shared'] as const).map((kind) => ({
    heading: messages.groups[kind],
    rows: paths.filter((path) => kindOf(path) === kind).map(rowOf),
  }))
}
