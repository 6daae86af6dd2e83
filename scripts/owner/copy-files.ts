import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../../domain/language.ts'
import type { PendingEdits } from './source-edits.ts'

const LANGUAGES: readonly Language[] = ['en', 'es']

/**
 * Removes the copy of a page in each language.
 * @param page below a language's folder: 'towns/hoboken.ts'
 */
export function removeCopy(pending: PendingEdits, root: string, page: string): void {
  for (const language of LANGUAGES) {
    const file = `copy/${language}/${page}`
    if (existsSync(path.join(root, file))) pending.remove(file)
  }
}

/** Lists every copy file that remains after the edits so far, sorted by name. */
export function contentFiles(pending: PendingEdits, root: string): readonly string[] {
  return globSync(
    LANGUAGES.map((language) => `copy/${language}/**/*.ts`),
    { cwd: root },
  )
    .filter((file) => !pending.isRemoved(file))
    .sort()
}

/**
 * Finds where copy still mentions a removed name, as `file:line: text`, for a person to rewrite.
 * Skips comments, and text that is shown only while the site has the town
 * (copy/while-town-served.ts) or the business is based in it. The names in place.ts are checked
 * against the list of towns elsewhere.
 * @param root of the repository
 * @param names what it is called, letter for letter
 */
export function findMentions(
  pending: PendingEdits,
  root: string,
  names: readonly string[],
): readonly string[] {
  const either = names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')
  const named = new RegExp(String.raw`(?<![\p{L}\d])(?:${either})(?![\p{L}\d])`, 'u')
  const exempt = new RegExp(
    [
      String.raw`(?:whileServed\(\s*'(?:${either})',|fromNorthBergen\()\s*(?:'[^']*'|\`[^\`]*\`)`,
      String.raw`/\*[\s\S]*?\*/|//.*`,
    ].join('|'),
    'g',
  )
  const files = contentFiles(pending, root).filter((file) => !file.endsWith('/place.ts'))
  return files.flatMap((file) => {
    // Keeps line breaks, so that line numbers stay correct.
    const source = pending.read(file)
    const lines = source.split('\n')
    const text = source.replaceAll(exempt, (words) => words.replaceAll(/[^\n]/g, ''))
    return text.split('\n').flatMap((left, index) => {
      const line = lines[index] ?? ''
      return named.test(left) ? [`${file}:${index + 1}: ${excerpt(line, line.search(named))}`] : []
    })
  })
}

const MAX_EXCERPT_LENGTH = 80

/**
 * Shortens a line of source around a place, so that a mention stays on one line of the terminal.
 */
function excerpt(line: string, place: number): string {
  const text = line.trim()
  if (text.length <= MAX_EXCERPT_LENGTH) return text
  const first = place - line.indexOf(text) - MAX_EXCERPT_LENGTH / 2
  const start = Math.max(0, Math.min(first, text.length - MAX_EXCERPT_LENGTH))
  const end = start + MAX_EXCERPT_LENGTH
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}

/** Formats the mentions as sentences for the owner. */
export function printMentions(found: readonly string[], name: string): readonly string[] {
  return found.length === 0
    ? [`No other page mentions ${name}.`]
    : [
        `These lines mention ${name}: read each, and change what is not true any more.`,
        ...found.map((place) => `  ${place}`),
      ]
}
