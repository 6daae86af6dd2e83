/** What the form of a page's texts says of the facts, and what it makes different. */

import { createHash } from 'node:crypto'
import { TEXTS_MESSAGES } from '#copy/server/texts.ts'
import { textFile } from '#content/documents.ts'
import { deliveredHash, deliveredText } from '#content/files.ts'
import { changedPaths, pathOfFile, textPages } from '#content/own-texts.ts'
import { joinedParts, partsOf } from '#content/parts.ts'
import type { Business } from '#domain/business/schema/schema.ts'
import { findPage } from '#domain/pages/pages.ts'
import { cleanProse } from '#domain/text/clean-text.ts'
import { type Language, LANGUAGES } from '#domain/text/language.ts'
import type { Change } from '#server/board/business/fact-change.ts'

/** Texts of a page as a form has them: parts of each language. */
export type TypedParts = Readonly<Record<Language, readonly string[]>>

/** Returns the last part of the address of a page's form. */
export const pageId = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '.')

/**
 * Returns the path of the page of a form with the facts in force, also of one that is not there now
 * but has a text of the owner's; `null` for no page.
 */
export const pathOfId = (id: string): string | null =>
  [...textPages().map(({ path }) => path), ...changedPaths()].find((path) => pageId(path) === id) ??
  null

/** Returns the name of a page of texts in a language. */
export const nameOfText = (path: string, language: Language): string => {
  const page = findPage(path)
  const name = language === 'es' ? page?.spanish.label : page?.label
  return name ?? TEXTS_MESSAGES[language].shared[path] ?? path
}

/** Returns the text of a file with these facts. */
const textOf = ({ texts }: Business, file: string): string =>
  texts?.[file]?.text ?? deliveredText(file) ?? ''

const cleaned = (parts: readonly string[]): string => joinedParts(parts.map(cleanProse))

/** Returns the delivered text of a page as a form sends it. */
const deliveredParts = (path: string, language: Language): readonly string[] =>
  partsOf(path, deliveredText(textFile(path, language)) ?? '')

/** Returns the parts of a page's texts with these facts. */
export const partsInForce = (path: string, facts: Business): TypedParts => ({
  en: partsOf(path, textOf(facts, textFile(path, 'en'))),
  es: partsOf(path, textOf(facts, textFile(path, 'es'))),
})

/** Returns the typed parts of a form, that of a language replaced by the delivered text if asked for. */
export function typedParts(path: string, form: URLSearchParams): TypedParts {
  const of = (language: Language): readonly string[] =>
    form.get('delivered') === language
      ? deliveredParts(path, language)
      : form
          .getAll(language)
          .map(cleanProse)
          .filter((part) => part !== '')
  return { en: of('en'), es: of('es') }
}

/** Returns the texts that parts make. */
export const textsOf = ({ en, es }: TypedParts): Readonly<Record<Language, string>> => ({
  en: cleaned(en),
  es: cleaned(es),
})

/** Returns the facts with the texts of a page; one that equals the delivered one is no own text. */
export function withTexts(facts: Business, path: string, parts: TypedParts): Business {
  const { texts: before, ...others } = facts
  const texts = { ...before }
  for (const language of LANGUAGES) {
    const file = textFile(path, language)
    const text = textsOf(parts)[language]
    if (text === cleaned(deliveredParts(path, language))) delete texts[file]
    else texts[file] = { delivered: deliveredHash(file), text }
  }
  return Object.keys(texts).length > 0 ? { ...others, texts } : others
}

/** Returns a mark of a page's texts, to find out whether another owner has changed them. */
export const textsMark = (path: string, { texts = {} }: Business): string =>
  createHash('sha256')
    .update(JSON.stringify(LANGUAGES.map((language) => texts[textFile(path, language)] ?? null)))
    .digest('base64url')
    .slice(0, 16)

/** Languages in which the delivered text is another one than when the owner wrote theirs. */
export const newerDelivered = (path: string, { texts = {} }: Business): readonly Language[] =>
  LANGUAGES.filter((language) => {
    const file = textFile(path, language)
    const own = texts[file]
    return own !== undefined && own.delivered !== deliveredHash(file)
  })

/** Lists what differs between the texts of two versions of the facts, by parts of pages. */
export function textChanges(before: Business, after: Business, language: Language): Change[] {
  const files = new Set([...Object.keys(before.texts ?? {}), ...Object.keys(after.texts ?? {})])
  return [...files].flatMap((file) => {
    const messages = TEXTS_MESSAGES[language]
    const path = pathOfFile(file)
    const textLanguage = file.endsWith('/es.md') ? 'es' : 'en'
    const name = `${nameOfText(path, language)}, ${messages.languages[textLanguage]}`
    const [old, now] = [textOf(before, file), textOf(after, file)]
    if (old !== now) return partChanges(path, old, now, language).map(named(name))
    const [one, other] = [before.texts?.[file], after.texts?.[file]]
    return one?.delivered === other?.delivered
      ? []
      : [{ label: name, before: messages.earlier, after: messages.kept }]
  })
}

const named =
  (name: string) =>
  (change: Change): Change => ({ ...change, label: `${name}: ${change.label}` })

function partChanges(path: string, before: string, after: string, language: Language): Change[] {
  const [old, now] = [partsOf(path, before), partsOf(path, after)].map((parts) =>
    parts.map(cleanProse),
  ) as [string[], string[]]
  const removed = old.filter((part) => !now.includes(part))
  const added = now.filter((part) => !old.includes(part))
  if (removed.length === 0 && added.length === 0)
    return [{ label: TEXTS_MESSAGES[language].order, before: null, after: null }]
  const labelled = (part: string): string => partLabel(part, language)
  const changes = removed.map((part): Change => {
    const at = added.findIndex((each) => labelled(each) === labelled(part))
    const [successor = null] = at === -1 ? [] : added.splice(at, 1)
    return { label: labelled(part), ...differingLines(part, successor) }
  })
  return [
    ...changes,
    ...added.map((part) => ({ label: labelled(part), before: null, after: part })),
  ]
}

/** Leaves out the lines with which both begin and end. */
function differingLines(before: string, after: string | null): Pick<Change, 'before' | 'after'> {
  if (after === null) return { before, after }
  const [old, now] = [before.split('\n'), after.split('\n')]
  while (old.length > 0 && now.length > 0 && old[0] === now[0]) {
    old.shift()
    now.shift()
  }
  while (old.length > 0 && now.length > 0 && old.at(-1) === now.at(-1)) {
    old.pop()
    now.pop()
  }
  const textFrom = (lines: readonly string[]): string | null => lines.join('\n').trim() || null
  return { before: textFrom(old), after: textFrom(now) }
}

/** Names a part of a text: by its heading, or by its tag. */
export function partLabel(part: string, language: Language): string {
  const messages = TEXTS_MESSAGES[language]
  if (part.startsWith('---')) return messages.front
  if (part.startsWith('# ')) return messages.lead
  const heading = part.split('\n').find((line) => line.startsWith('##'))
  const [, tag = ''] = /^\{% ([a-z-]+)/.exec(part) ?? []
  const words = withoutTags(heading ?? '')
  return words === '' ? messages.block(tag) : words
}

/** Returns the words of a heading without hashes and tags. */
const withoutTags = (heading: string): string =>
  heading
    .split('{%')
    .map((piece, index) => (index === 0 ? piece : (piece.split('%}')[1] ?? '')))
    .join('')
    .replace(/^#+ /, '')
    .trim()
