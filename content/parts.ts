import Markdoc from '@markdoc/markdoc'
import { kindOf } from './kinds.ts'

/**
 * Splits a text where a person changes it: front matter, the page's heading with its lead, then each
 * section and block. Joined, the parts are the text again, also of one with slips.
 * @param path of the page, whose kind names its blocks
 */
export function partsOf(path: string, text: string): readonly string[] {
  const { blocks } = kindOf(path)
  const starts = Markdoc.parse(text).children.flatMap((node) =>
    (node.type === 'heading' && Number(node.attributes['level']) < 3) ||
    (node.type === 'tag' && (node.tag ?? '') in blocks)
      ? [node.lines[0] ?? 0]
      : [],
  )
  const lines = text.split('\n')
  return [0, ...starts]
    .map((start, index) => lines.slice(start, starts[index] ?? lines.length).join('\n'))
    .map(withoutEmptyEnds)
    .filter((part) => part !== '')
}

/** Returns the text of parts; empty ones are removed parts. */
export function joinedParts(parts: readonly string[]): string {
  const kept = parts.map(withoutEmptyEnds).filter((part) => part !== '')
  return kept.length === 0 ? '' : `${kept.join('\n\n')}\n`
}

/** Returns where a line of the joined text is: which part, and which line of it, from 1. */
export function placeInParts(
  parts: readonly string[],
  line: number,
): { readonly part: number; readonly line: number } {
  let first = 1
  let place = { part: 0, line: 1 }
  for (const [part, text] of parts.entries()) {
    const kept = withoutEmptyEnds(text)
    if (kept === '') continue
    if (line >= first) place = { part, line: line - first + 1 }
    // And the empty line between two parts.
    first += kept.split('\n').length + 1
  }
  return place
}

const withoutEmptyEnds = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
