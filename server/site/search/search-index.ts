import { setImmediate as nextTurn } from 'node:timers/promises'
import { business } from '#domain/business/business.ts'
import { perFacts } from '#domain/business/per-facts.ts'
import type { Language } from '#domain/text/language.ts'
import { localizedPages, type LocalizedPage } from '#domain/pages/localized-paths.ts'
import type { PageKind } from '#domain/pages/pages.ts'
import { MAX_QUERY_LENGTH } from '#domain/pages/search.ts'
import { zipCodesOf } from '#domain/places/zip-codes.ts'
import type { SearchResult, SearchResults } from '#server/site/search/search-page.tsx'
import { readDocument } from './read-document.ts'

export type Search = (query: string, language: Language) => Promise<SearchResults>

interface Entry {
  readonly language: Language
  readonly group: keyof SearchResults
  readonly result: SearchResult
  /** Each word of the page with its weight. */
  readonly words: readonly (readonly [string, number])[]
}

/** A word in the name of a page counts more than one that its text only mentions. */
const WEIGHTS = { name: 12, title: 8, description: 4, heading: 2, text: 1 } as const

const MAX_WORDS = 8
/** Results that fit much worse than the best one only mention a word. */
const MIN_SHARE_OF_BEST = 0.3
const MAX_RESULTS_PER_GROUP = 10

const GROUPS: Readonly<Record<PageKind, keyof SearchResults>> = {
  home: 'pages',
  content: 'pages',
  category: 'services',
  service: 'services',
  town: 'towns',
}

/** Words that say nothing about what is searched. */
const STOP_WORDS = new Set(
  `a an and are at can do does for from how i in is it me much my near of on or the to what when where who with you your
   al cerca como con cuanto cuesta de del donde el en es la las lo los me mi para por que se su un una y`.split(
    /\s+/,
  ),
)

/** Returns the document of a page. */
export type ReadPage = (address: string) => string

/** Creates the search over the pages of the facts in force; they are read at the first query. */
export function createSearch(readPage: ReadPage): Search {
  const entriesInForce = perFacts(() => readEntries(readPage))
  return async (query, language) => {
    const entries = await entriesInForce()
    const found = bestOf(entries, wordsOfQuery(query), language)
    const inGroup = (group: keyof SearchResults): readonly SearchResult[] =>
      found
        .filter((entry) => entry.group === group)
        .slice(0, MAX_RESULTS_PER_GROUP)
        .map(({ result }) => result)
    return { services: inGroup('services'), towns: inGroup('towns'), pages: inGroup('pages') }
  }
}

/** Returns the entries with the most of the words, the best first. */
function bestOf(
  entries: readonly Entry[],
  words: readonly string[],
  language: Language,
): readonly Entry[] {
  const scored = entries
    .filter((entry) => entry.language === language)
    .map((entry) => {
      const weights = words.map((word) => weightIn(entry, word))
      return {
        entry,
        matches: weights.filter((weight) => weight > 0).length,
        score: weights.reduce((sum, weight) => sum + weight, 0),
      }
    })
  const most = Math.max(0, ...scored.map(({ matches }) => matches))
  if (most === 0) return []
  const matching = scored.filter(({ matches }) => matches === most)
  const best = Math.max(...matching.map(({ score }) => score))
  return matching
    .filter(({ score }) => score >= best * MIN_SHARE_OF_BEST)
    .sort((one, two) => two.score - one.score)
    .map(({ entry }) => entry)
}

/** Returns the highest weight of a word that begins like this one; 0 without any. */
function weightIn({ words }: Entry, sought: string): number {
  let highest = 0
  for (const [word, weight] of words)
    if (weight > highest && word.startsWith(sought)) highest = weight
  return highest
}

/** Returns what is sought: few words, without those that every page has, and in the singular. */
function wordsOfQuery(query: string): readonly string[] {
  const all = wordsIn(query.slice(0, MAX_QUERY_LENGTH))
  const telling = all.filter((word) => !STOP_WORDS.has(word))
  return (telling.length > 0 ? telling : all).slice(0, MAX_WORDS).map(singular)
}

/** 'keys' finds 'key', and 'llaves' finds 'llave'; the beginning of a word is enough. */
const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word

/** Returns the words of a text in lower case and without accents, because people type neither. */
function wordsIn(text: string): readonly string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Reads a page at a time, so that requests are answered meanwhile. */
async function readEntries(readPage: ReadPage): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  for (const local of localizedPages().filter(({ page }) => page.indexed)) {
    await nextTurn()
    entries.push(entryOf(local, readPage(local.path)))
  }
  return entries
}

function entryOf({ page, language, path }: LocalizedPage, html: string): Entry {
  const { title, description, heading, headings, text } = readDocument(html)
  const name = title.replace(` | ${business.name}`, '')
  const zipCodes = page.kind === 'town' ? zipCodesOf(page.label) : ''
  const parts: readonly (readonly [string, number])[] = [
    [`${heading} ${language === 'en' ? page.label : ''} ${zipCodes}`, WEIGHTS.name],
    [name, WEIGHTS.title],
    [description, WEIGHTS.description],
    [headings.join(' '), WEIGHTS.heading],
    [text, WEIGHTS.text],
  ]
  const weights = new Map<string, number>()
  for (const [part, weight] of parts)
    for (const word of wordsIn(part)) if (!weights.has(word)) weights.set(word, weight)
  return {
    language,
    group: GROUPS[page.kind],
    result: { path, title: heading || name, text: description },
    words: [...weights],
  }
}
