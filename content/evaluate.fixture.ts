import type { Language } from '#domain/text/language.ts'
import { kindOf } from './kinds.ts'
import { type Document, evaluate, parse } from './read.ts'
import { plainText } from './text.ts'

const HEAD = "---\ntitle: 'T'\ndescription: 'D'\n---\n\n# Heading\n\n"

/** Returns a text of a page as the facts in force make it. */
const evaluated = (text: string, language: Language = 'en'): Document =>
  evaluate(parse('content/faq/en.md', language, kindOf('/faq'), HEAD + text))

/** Returns the paragraphs under the heading as one text. */
export const sentence = (text: string, language?: Language): string =>
  plainText(evaluated(text, language).lead)
