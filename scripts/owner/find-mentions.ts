import { contentFiles } from './content-files.ts'
import type { Draft } from './source-edits.ts'

/**
 * Where the words of the pages still name something, as `file:line`: sentences
 * that a person has to read. What stands there only for as long as the site
 * has the town (copy/while-town-served.ts), or the firm is at home in it, counts as
 * gone, and so do comments. The names in place.ts are compared with the list of
 * towns and said from there.
 * @param root of the repository
 * @param names what it is called, letter for letter
 */
export function findMentions(
  draft: Draft,
  root: string,
  names: readonly string[],
): readonly string[] {
  const either = names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')
  const named = new RegExp(String.raw`(?<![\p{L}\d])(?:${either})(?![\p{L}\d])`, 'u')
  const gone = new RegExp(
    [
      String.raw`(?:whileServed\(\s*'(?:${either})',|fromNorthBergen\()\s*(?:'[^']*'|\`[^\`]*\`)`,
      String.raw`/\*[\s\S]*?\*/|//.*`,
    ].join('|'),
    'g',
  )
  const files = contentFiles(draft, root).filter((file) => !file.endsWith('/place.ts'))
  return files.flatMap((file) => {
    // The lines stay as many, so that the numbers are those of the file.
    const text = draft.read(file).replaceAll(gone, (words) => words.replaceAll(/[^\n]/g, ''))
    return text
      .split('\n')
      .flatMap((line, index) => (named.test(line) ? [`${file}:${index + 1}`] : []))
  })
}

/** The same as sentences for the owner. */
export function printMentions(found: readonly string[], name: string): readonly string[] {
  return found.length === 0
    ? [`No other page's words name ${name}.`]
    : [
        `These lines still name ${name}: read each, and change what is not true any more.`,
        ...found.map((place) => `  ${place}`),
      ]
}
