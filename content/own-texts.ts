/** What an owner changes of the texts: of which pages, and what is wrong with a changed one. */

import { type Business, business, withFacts } from '#domain/business/business.ts'
import { MAX_PAGE_TEXT } from '#domain/business/schema/values.ts'
import { servicePath, sitePages } from '#domain/pages/pages.ts'
import { allTowns } from '#domain/places/towns.ts'
import { CATALOG, CATALOG_GROUPS } from '#domain/services/catalog.ts'
import { allServices } from '#domain/services/services.ts'
import { type Language, LANGUAGES } from '#domain/text/language.ts'
import type { Said } from '#domain/text/problem.ts'
import { blocksWritten, slipsOf, unstatedFigures, type WrittenBlock } from './check.ts'
import { documentAt, hasOwnPageText, textFile } from './documents.ts'
import type { Variables } from './facts.ts'
import { deliveredText, ownText } from './files.ts'
import { serviceVariables, townVariables } from './generic.ts'
import { kindOf } from './kinds.ts'
import { isOffered } from './known.ts'
import { evaluate, parse, type Source } from './read.ts'
import { ContentError, type Slip } from './slips.ts'
import { linksIn, plainText } from './text.ts'

/** A page whose text an owner can change. */
interface TextPage {
  /** Its English path; '/generic/service' and '/generic/town' for texts that several pages share. */
  readonly path: string
  /** Of the page; `null` for a text that is no page of its own. */
  readonly names: Said | null
}

const SHARED = ['/404', '/generic/service', '/generic/town']

/** Lists the pages that have a text of their own, then texts that several pages share. */
export const textPages = (): readonly TextPage[] => [
  ...sitePages()
    .filter(({ path }) => hasOwnPageText(path))
    .map(({ path, label, spanish }) => ({ path, names: { en: label, es: spanish.label } })),
  ...SHARED.map((path) => ({ path, names: null })),
]

/** Returns the text of a page that is in force, with a slip or without. */
function textInForce(path: string, language: Language): string {
  const file = textFile(path, language)
  return ownText(file) ?? deliveredText(file) ?? ''
}

/** Returns what the text of a page knows beside the facts: the first service or town stands for all. */
function variablesOf(path: string, language: Language): Variables {
  if (path === '/generic/service') return serviceVariables(allServices()[0]?.label ?? '', language)
  if (path === '/generic/town') return townVariables(allTowns()[0]?.name ?? '', language)
  return {}
}

/**
 * Checks the texts of a page, more strictly than delivered ones: no figure is missing in a sentence,
 * and both languages have the same blocks and questions.
 */
export function pageSlips(
  path: string,
  texts: Readonly<Record<Language, string>>,
): readonly Slip[] {
  const first = `content/${textFile(path, 'en')}`
  if (deliveredText(textFile(path, 'en')) === null) return [{ file: first, line: 1, said: NO_PAGE }]
  const slips: Slip[] = []
  const sources: { en?: Source; es?: Source } = {}
  for (const language of LANGUAGES) {
    const file = `content/${textFile(path, language)}`
    const text = texts[language]
    if (text.trim() === '') slips.push({ file, line: 1, said: MISSING[language] })
    else if (text.length > MAX_PAGE_TEXT) slips.push({ file, line: 1, said: TOO_LONG })
    else
      try {
        const source = parse(file, language, kindOf(path), text)
        const more = variablesOf(path, language)
        const found = slipsOf(source, more)
        slips.push(...(found.length > 0 ? found : unstatedFigures(source, more)))
        if (found.length === 0) slips.push(...longHead(path, source, more))
        sources[language] = source
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        slips.push(...error.slips)
      }
  }
  const { en, es } = sources
  return slips.length === 0 && en && es ? differences(path, { en, es }) : slips
}

/** What search engines show of a page; more is cut off. */
const HEAD_LIMITS = { title: 60, description: 158 } as const

/** Finds a title or a description of the owner's that search engines would cut off. */
function longHead(path: string, source: Source, more: Variables): readonly Slip[] {
  const delivered = parse(path, source.language, kindOf(path), deliveredIn(path, source.language))
  const { meta } = evaluate(source, more)
  return (['title', 'description'] as const).flatMap((name) => {
    const isOwn = source.front.get(name) !== delivered.front.get(name)
    const [length, limit] = [meta[name].length, HEAD_LIMITS[name]]
    if (!isOwn || length <= limit) return []
    const { range } = source.front.get(name, true) as { readonly range?: readonly [number] }
    return [
      {
        file: source.file,
        line: source.line(range?.[0] ?? 0),
        said: {
          en: `"${name}" has ${length} characters, and search engines show ${limit}. Shorten it.`,
          es: `"${name}" tiene ${length} caracteres, y los buscadores muestran ${limit}. Acórtelo.`,
        },
      },
    ]
  })
}

const deliveredIn = (path: string, language: Language): string =>
  deliveredText(textFile(path, language)) ?? ''

const MISSING: Readonly<Record<Language, Said>> = {
  en: {
    en: 'The English text is missing. Write it, or take the delivered one.',
    es: 'Falta el texto en inglés. Escríbalo o tome el que vino con el sitio.',
  },
  es: {
    en: 'The Spanish text is missing. Write it, or take the delivered one.',
    es: 'Falta el texto en español. Escríbalo o tome el que vino con el sitio.',
  },
}

const NO_PAGE: Said = {
  en: 'No page has a text of this name. Remove it from the facts.',
  es: 'Ninguna página tiene un texto con este nombre. Quítelo de los datos.',
}

const TOO_LONG: Said = {
  en: `The text is longer than ${MAX_PAGE_TEXT} characters. Shorten it.`,
  es: `El texto tiene más de ${MAX_PAGE_TEXT} caracteres. Acórtelo.`,
}

/** Headings of the third level, among the names of blocks. */
const QUESTIONS = '###'

/** Counts the blocks of a text by name, and its headings after ###. */
function countsOf(blocks: readonly WrittenBlock[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { name, questions } of blocks) {
    counts.set(name, (counts.get(name) ?? 0) + 1)
    counts.set(QUESTIONS, (counts.get(QUESTIONS) ?? 0) + questions)
  }
  return counts
}

/** Returns how many more blocks of a name the English text has than the Spanish one. */
function surplusOf(
  path: string,
  texts: Readonly<Record<Language, Source>>,
): (name: string) => number {
  const delivered = LANGUAGES.map((language) =>
    countsOf(blocksWritten(parse(path, language, kindOf(path), deliveredIn(path, language)))),
  )
  const now = LANGUAGES.map((language) => countsOf(blocksWritten(texts[language])))
  const surplus = ([en, es]: readonly ReadonlyMap<string, number>[], name: string): number =>
    (en?.get(name) ?? 0) - (es?.get(name) ?? 0)
  return (name) => surplus(now, name) - surplus(delivered, name)
}

/**
 * Finds blocks and questions that only one language has got or lost. The delivered texts differ in a
 * few, because their readers ask other questions.
 */
function differences(path: string, texts: Readonly<Record<Language, Source>>): readonly Slip[] {
  const surplus = surplusOf(path, texts)
  return [QUESTIONS, 'section', ...Object.keys(kindOf(path).blocks)].flatMap((name) => {
    const more = surplus(name)
    if (more === 0) return []
    const lacking = texts[more > 0 ? 'es' : 'en']
    const near = blocksWritten(lacking).findLast(
      (block) => block.name === name || (name === QUESTIONS && block.questions > 0),
    )
    return [
      {
        file: lacking.file,
        line: near?.line ?? 1,
        said: onlyIn(
          more > 0 ? 'en' : 'es',
          WRITTEN[name] ?? { en: `{% ${name} %}`, es: `{% ${name} %}` },
        ),
      },
    ]
  })
}

const WRITTEN: Readonly<Record<string, Said>> = {
  [QUESTIONS]: { en: 'a question or heading after ###', es: 'una pregunta o un título con ###' },
  section: { en: 'a section after ##', es: 'una parte con ##' },
}

const onlyIn = (language: Language, what: Said): Said =>
  language === 'en'
    ? {
        en: `Only the English text has ${what.en}. Write it in Spanish too, or remove it in both languages.`,
        es: `Solo el texto en inglés tiene ${what.es}. Escríbalo también en español o quítelo en los dos idiomas.`,
      }
    : {
        en: `Only the Spanish text has ${what.en}. Write it in English too, or remove it in both languages.`,
        es: `Solo el texto en español tiene ${what.es}. Escríbalo también en inglés o quítelo en los dos idiomas.`,
      }

/** Returns the path of the page of a text's file. */
export const pathOfFile = (file: string): string => {
  const folder = file.slice(0, file.lastIndexOf('/'))
  return folder === 'home' ? '/' : `/${folder}`
}

/** Returns the paths of the pages of which an owner has changed a text. */
export const changedPaths = ({
  texts = {},
}: Pick<Business, 'texts'> = business): readonly string[] => [
  ...new Set(Object.keys(texts).map(pathOfFile)),
]

/** Returns the slips in an owner's texts, which pages show the delivered text in place of. */
export const slipsInForce = (facts: Business): readonly Slip[] =>
  [...slipsWith(facts).values()].flat()

/** Returns the slips in an owner's texts with these facts, by path of the page. */
const slipsWith = (facts: Business): ReadonlyMap<string, readonly Slip[]> =>
  withFacts(
    facts,
    () =>
      new Map(
        changedPaths(facts).map((path) => [
          path,
          pageSlips(path, { en: textInForce(path, 'en'), es: textInForce(path, 'es') }),
        ]),
      ),
  )

/**
 * Returns the slips that a publication would bring: in changed texts, and in others that had none
 * before. One that a release has made is listed on the board, and stops no publication of prices.
 */
export function newSlips(before: Business, after: Business): readonly Slip[] {
  const known = slipsWith(before)
  const isChanged = (path: string): boolean =>
    LANGUAGES.some((language) => {
      const file = textFile(path, language)
      return before.texts?.[file]?.text !== after.texts?.[file]?.text
    })
  return [...slipsWith(after)].flatMap(([path, slips]) =>
    isChanged(path) || known.get(path)?.length === 0 ? slips : [],
  )
}

/** A service in both languages, and the English path of its page. */
interface NamedService extends Said {
  readonly path: string | null
}

/**
 * Returns the services that are not offered, but that a text may name: of the catalog, and of former
 * facts.
 */
export function formerServices(former: readonly Business[]): readonly NamedService[] {
  const known: readonly NamedService[] = [
    ...CATALOG.map(({ label, group, slug, spanish }) => ({
      en: label,
      es: spanish.label,
      path: servicePath(CATALOG_GROUPS.find(({ id }) => id === group)?.slug ?? '', slug),
    })),
    ...former.flatMap(({ services }) =>
      services.map(({ label, spanishName }) => ({
        en: label,
        es: spanishName ?? label,
        path: null,
      })),
    ),
  ]
  return known.filter(
    ({ en }, index) => !isOffered(en) && known.findIndex((each) => each.en === en) === index,
  )
}

/** Returns which of some services the texts of a page name or link to, as visitors read them. */
export function namedServices(
  path: string,
  services: readonly NamedService[],
): readonly NamedService[] {
  if (services.length === 0 || path.startsWith('/generic/')) return []
  const read = LANGUAGES.map((language) => {
    const { meta, heading, lead, blocks } = documentAt(path, language)
    const nodes = [lead, ...blocks.flatMap((block) => [block.heading, block.nodes])]
    const text = [meta.title, meta.description, heading, ...nodes.map(plainText)].join('\n')
    return { language, text: text.toLowerCase(), links: nodes.flatMap(linksIn) }
  })
  return services.filter((service) =>
    read.some(
      ({ language, text, links }) =>
        text.includes(service[language].toLowerCase()) || links.includes(service.path ?? ''),
    ),
  )
}
