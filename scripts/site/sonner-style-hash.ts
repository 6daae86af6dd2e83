import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Sonner writes one style element into the head when it is loaded. A policy
 * without 'unsafe-inline' must know it by hash, and twice: the element goes
 * into the document empty and gets its text after that, and the policy is asked
 * both times (HTML, 'update a style block').
 * @returns CSP hash sources without quotes (CSP 3, 2.3.1): of the empty text, of the whole one
 * @throws when the installed package does not have the form that this reads
 */
export function sonnerStyleHashes(): string[] {
  return hashesOf(readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8'))
}

/** The one call that makes a style element, and what is done with it. */
const MAKES_STYLE = /createElement\("style"\)/g
/** First into the document, then the text: `head.appendChild(a)` before `createTextNode(n)`. */
const EMPTY_AT_FIRST =
  /function (\w+)\(\w+,\{insertAt:\w+\}=\{\}\)\{.*?createElement\("style"\).*?\.appendChild\((\w+)\),\2\.styleSheet\?.*?:\2\.appendChild\(document\.createTextNode\(\w+\)\)\}/

/** @param source of sonner's module */
export function hashesOf(source: string): string[] {
  if (source.match(MAKES_STYLE)?.length !== 1)
    throw changed('style elements are made in more or fewer places than one')
  const inserts = EMPTY_AT_FIRST.exec(source)
  if (!inserts) throw changed('the style element is put into the document in another way')
  const texts = [...source.matchAll(new RegExp(`\\b${inserts[1]}\\(\`([^\`]*)\`\\)`, 'g'))].map(
    ([, text]) => text ?? '',
  )
  const [text] = texts
  if (texts.length !== 1 || text === undefined) throw changed('there is not exactly one text')
  if (text.includes('\\') || text.includes('${'))
    throw changed('the text has escapes or parts put in')
  return ['', text].map((each) => `sha256-${createHash('sha256').update(each).digest('base64')}`)
}

function changed(what: string): Error {
  return new Error(
    `sonner's style cannot be hashed: ${what}. Compare node_modules/sonner/dist/index.mjs with scripts/site/sonner-style-hash.ts.`,
  )
}
