import { setImmediate as nextTurn } from 'node:timers/promises'
import { business } from '#domain/business/business.ts'
import { perFacts } from '#domain/business/per-facts.ts'
import type { Language } from '#domain/text/language.ts'
import { localizedPages, type LocalizedPage } from '#domain/pages/localized-paths.ts'
import type { PageKind } from '#domain/pages/pages.ts'
import { MAX_QUERY_LENGTH } from '#domain/pages/search.ts'
import { zipCodesOf } from '#domain/places/zip-codes.ts'
import type { SearchGroup, SearchResult, SearchResults } from '#server/site/search/search-page.tsx'
import { readDocument } from './read-document.ts'

export type Search = (query: string, language: Language) => Promise<SearchResults>

interface Entry {
  readonly language: Language
  readonly group: SearchGroup
  readonly result: SearchResult
  /** Each word of the page with its weight. */
  readonly words: ReadonlyMap<string, number>
  /** What people type who look for the page, in words. */
  readonly phrases: readonly (readonly string[])[]
}

/** A word in the name of a page counts more than one that its text only mentions. */
const WEIGHTS = {
  label: 16,
  name: 12,
  search: 10,
  title: 8,
  description: 4,
  heading: 2,
  text: 1,
} as const
/** Per word of a phrase that stands in the query as a whole. */
const PHRASE_WEIGHT = 12

const MAX_WORDS = 8
/** Results that fit much worse than the best one only mention a word. */
const MIN_SHARE_OF_BEST = 0.3
const MAX_RESULTS_PER_GROUP = 10
/** Shorter words are too near to others. */
const MIN_LENGTH_OF_TYPO = 4
/** From here on a second slip is forgiven. */
const LENGTH_OF_TWO_TYPOS = 8

const GROUPS: Readonly<Record<PageKind, SearchGroup>> = {
  home: 'pages',
  content: 'pages',
  category: 'services',
  service: 'services',
  town: 'towns',
}

/** Words that say nothing about what is searched. */
const STOP_WORDS = new Set(
  `a an and are at can do does for from get got have how i in is it me much my near need of on or the to want we what when where who with you your
   al cerca como con cuanto cuesta de del donde el en es la las lo los me mi necesito para por que quiero se su tengo un una y`.split(
    /\s+/,
  ),
)

/** Where the search reads the pages. */
interface Pages {
  /** Returns the document of a page. */
  readonly read: (address: string) => string
  /** Returns what people type who look for a page. */
  readonly searchWords: (address: string) => readonly string[]
}

/** Creates the search over the pages of the facts in force; they are read at the first query. */
export function createSearch(pages: Pages): Search {
  const indexInForce = perFacts(() => readIndex(pages))
  return async (query, language) => {
    const found = bestOf((await indexInForce())[language], query)
    const groups = [...new Set(found.map(({ group }) => group))]
    return groups.map((group) => ({
      group,
      results: found
        .filter((entry) => entry.group === group)
        .slice(0, MAX_RESULTS_PER_GROUP)
        .map(({ result }) => result),
    }))
  }
}

/** The pages of a language. */
interface Index {
  readonly entries: readonly Entry[]
  /** Every word with the number of pages that have it. */
  readonly vocabulary: ReadonlyMap<string, number>
}

/** Returns the entries that fit the query, the best first. */
function bestOf({ entries, vocabulary }: Index, query: string): readonly Entry[] {
  const all = wordsIn(query.slice(0, MAX_QUERY_LENGTH)).map(singular)
  const words = wordsOfQuery(query)
    .map((word) => knownWord(word, vocabulary))
    .filter((word) => word !== null)
  const weights = words.map((word) => entries.map((entry) => weightIn(entry, word)))
  /** A word on every page says less than one on few. */
  const rarity = weights.map((ofWord) =>
    Math.log2(1 + entries.length / Math.max(1, ofWord.filter((weight) => weight > 0).length)),
  )
  const scored = entries.map((entry, index) => {
    const ofWords = weights.map((ofWord) => ofWord[index] ?? 0)
    const matches = ofWords.filter((weight) => weight > 0).length
    const sum = ofWords.reduce((total, weight, at) => total + weight * (rarity[at] ?? 0), 0)
    const share = words.length === 0 ? 0 : matches / words.length
    return { entry, score: sum * share ** 2 + longestPhrase(entry, all) * PHRASE_WEIGHT }
  })
  const best = Math.max(...scored.map(({ score }) => score))
  return scored
    .filter(({ score }) => score > 0 && score >= best * MIN_SHARE_OF_BEST)
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry)
}

/** Returns the number of words of the longest phrase of two or more that the query contains. */
const longestPhrase = ({ phrases }: Entry, query: readonly string[]): number =>
  Math.max(
    0,
    ...phrases
      .filter(
        (phrase) =>
          phrase.length > 1 &&
          query.some((_, start) => phrase.every((word, at) => query[start + at] === word)),
      )
      .map(({ length }) => length),
  )

/** Returns the highest weight of a word that begins like this one; 0 without any. */
function weightIn({ words }: Entry, sought: string): number {
  let highest = 0
  for (const [word, weight] of words)
    if (weight > highest && word.startsWith(sought)) highest = weight
  return highest
}

/** Returns a word that pages have: the sought one, or the nearest to it; `null` without one near. */
function knownWord(sought: string, vocabulary: Index['vocabulary']): string | null {
  for (const word of vocabulary.keys()) if (word.startsWith(sought)) return sought
  if (sought.length < MIN_LENGTH_OF_TYPO || /\d/.test(sought)) return null
  const allowed = sought.length < LENGTH_OF_TWO_TYPOS ? 1 : 2
  let nearest: { readonly word: string; readonly slips: number; readonly pages: number } | null =
    null
  for (const [word, pages] of vocabulary) {
    if (Math.abs(word.length - sought.length) > allowed) continue
    const slips = slipsBetween(sought, word)
    if (slips > allowed) continue
    const isNearer =
      nearest === null ||
      slips < nearest.slips ||
      (slips === nearest.slips && pages > nearest.pages)
    if (isNearer) nearest = { word, slips, pages }
  }
  return nearest === null ? null : singular(nearest.word)
}

/** Counts letters that are wrong, missing or too many, or that changed places with the next. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++) {
      const isEqual = one[at - 1] === other[to - 1]
      const swapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      next[to] = Math.min(
        (row[to - 1] ?? 0) + (isEqual ? 0 : 1),
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        at > 1 && to > 1 && swapped ? (before[to - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
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

/**
 * Returns the words of a text in lower case and without accents and apostrophes, because people
 * type neither.
 */
function wordsIn(text: string): readonly string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Reads a page at a time, so that requests are answered meanwhile. */
async function readIndex(pages: Pages): Promise<Readonly<Record<Language, Index>>> {
  const entries: Entry[] = []
  for (const local of localizedPages().filter(({ page }) => page.indexed)) {
    await nextTurn()
    entries.push(entryOf(local, pages))
  }
  const indexOf = (language: Language): Index => {
    const own = entries.filter((entry) => entry.language === language)
    const vocabulary = new Map<string, number>()
    for (const { words } of own)
      for (const word of words.keys()) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1)
    return { entries: own, vocabulary }
  }
  return { en: indexOf('en'), es: indexOf('es') }
}

function entryOf({ page, language, path }: LocalizedPage, pages: Pages): Entry {
  const { title, description, heading, headings, text } = readDocument(pages.read(path))
  const name = title.replace(` | ${business.name}`, '')
  const zipCodes = page.kind === 'town' ? zipCodesOf(page.label) : ''
  const phrases = pages.searchWords(path).flatMap((line) => line.split(','))
  const parts: readonly (readonly [string, number])[] = [
    [language === 'en' ? page.label : page.spanish.label, WEIGHTS.label],
    [`${heading} ${zipCodes}`, WEIGHTS.name],
    [phrases.join(' '), WEIGHTS.search],
    [name, WEIGHTS.title],
    [description, WEIGHTS.description],
    [headings.join(' '), WEIGHTS.heading],
    [text, WEIGHTS.text],
  ]
  const words = new Map<string, number>()
  for (const [part, weight] of parts)
    for (const word of wordsIn(part)) if (!words.has(word)) words.set(word, weight)
  return {
    language,
    group: GROUPS[page.kind],
    // The heading of the home page has words that take turns.
    result: { path, title: page.kind === 'home' ? name : heading || name, text: description },
    words,
    phrases: phrases.map((phrase) => wordsIn(phrase).map(singular)),
  }
}
