import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { type ESTree, parseSync, Visitor } from 'vite'

/*
 * Texts for people are in copy/, both languages side by side. A text elsewhere
 * is found as Spanish, as a choice by language, or as words of a component.
 */

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOR_TESTS = /\.(test|fixture|contract)\.tsx?$|\.d\.ts$/

/** Files and folders outside of copy/ that have texts by language, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'domain/business/schema': 'label, explanation and example of a fact belong to its one entry',
  'domain/business/reader': 'the sentence about a wrong fact belongs to the rule that finds it',
  'domain/color/palette-check.ts': 'the same, for colors',
  'domain/text/names.ts': 'the same, for names',
  'domain/phone/opt-out.ts': 'words that customers write, which are read and never shown',
  'domain/phone/quiet-text.ts': 'the same',
  'domain/pages/routes.ts': 'addresses and names of a page stand beside each other',
  'domain/services/catalog.ts': 'the same, for services',
  'domain/submission/draft.ts': 'names of the timeframes stand beside them',
  'domain/time/format-local-time.ts': 'formats of dates, and their abbreviations',
  'domain/time/appointment.ts': 'the word between two times',
  'art/computed/map/names.ts': 'drawn on the map, at a place and in a size of its own',
  'server/alarm/channels/twilio/twiml.ts': 'language and voice of a call',
  'server/site/search/search-index.ts': 'words that a search ignores',
}

const SPANISH_LETTERS = /[áéíóúñ¿¡]/i
const SPANISH_WORDS =
  /\b(?:el|la|los|las|del|su|sus|un|una|que|para|por|con|se|le|usted|este|esta|hay|llame|solicitud)\b/gi

/** Returns whether a text is Spanish: by its letters, or by two words that English does not have. */
const isSpanish = (text: string): boolean =>
  SPANISH_LETTERS.test(text) || (text.match(SPANISH_WORDS) ?? []).length > 1

/** Not a path, an address or a tag such as `es-US`. */
const isWording = (text: string): boolean =>
  /\p{L}{2}|^ \p{L} $/u.test(text) && !/^\s*(?:\/|https?:|[a-z]{2}(?:[-_][A-Z]{2})?\s*$)/.test(text)

/** Attributes that people read or hear. */
const READ_ATTRIBUTES = ['title', 'heading', 'alt', 'placeholder', 'label', 'aria-label']

/** Returns the strings of a source that a person would read, and that therefore belong in copy/. */
function textsIn(name: string, source: string): readonly string[] {
  const found = new Set<string>()
  const strings: { readonly text: string; readonly start: number }[] = []
  const byLanguage: { readonly start: number; readonly end: number }[] = []
  const words = (value: ESTree.Node | null): void => {
    if (value?.type === 'Literal' && typeof value.value === 'string' && isWording(value.value))
      found.add(value.value)
  }
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') strings.push({ text: value, start })
    },
    TemplateElement: ({ value, start }) => {
      strings.push({ text: value.cooked ?? value.raw, start })
    },
    JSXText: ({ value }) => {
      if (isWording(value)) found.add(value.trim())
    },
    JSXAttribute: ({ name: attribute, value }) => {
      if (READ_ATTRIBUTES.includes(String(attribute.name))) words(value)
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'es') byLanguage.push(value)
    },
    ConditionalExpression: ({ test: condition, consequent, alternate }) => {
      if (/[!=]== '(?:en|es)'/.test(source.slice(condition.start, condition.end)))
        byLanguage.push(consequent, alternate)
    },
  }).visit(parseSync(name, source).program)
  for (const { text, start } of strings) {
    const isChosen = byLanguage.some((range) => range.start <= start && start < range.end)
    if (isSpanish(text) || (isChosen && isWording(text))) found.add(text)
  }
  return [...found]
}

const SOURCES = globSync('{app,art,domain,server}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (name) => FOR_TESTS.test(name),
})
const TEXTS = SOURCES.flatMap((file) =>
  textsIn(file, readFileSync(path.join(ROOT, file), 'utf8')).map((text) => ({ file, text })),
)
const allowedBy = (file: string) =>
  Object.keys(ALLOWED).filter((name) => file === name || file.startsWith(`${name}/`))

test('every text for people is in copy', () => {
  expect(TEXTS.filter(({ file }) => allowedBy(file).length === 0)).toEqual([])
})

test('every exception is in use', () => {
  const used = new Set(TEXTS.flatMap(({ file }) => allowedBy(file)))
  expect([...used].toSorted()).toEqual(Object.keys(ALLOWED).toSorted())
})

describe('finds', () => {
  test.each([
    ['Spanish letters', `const text = 'Llámenos'`, ['Llámenos']],
    [
      'Spanish without accents',
      'const text = `Abra el enlace que le llega`',
      ['Abra el enlace que le llega'],
    ],
    ['a table by language', `const texts = { en: 'paid', es: 'pagado' }`, ['pagado']],
    [
      'a choice by language',
      `const text = language === 'es' ? 'pagado' : 'paid'`,
      ['pagado', 'paid'],
    ],
    ['words of a component', `const page = <h1>Not done</h1>`, ['Not done']],
    ['words of an attribute', `const page = <Frame title="Not done" />`, ['Not done']],
    ['no address', `const paths = { en: '/search', es: '/es/buscar' }`, []],
    ['no tag of a language', `const tag = language === 'es' ? 'es-US' : 'en'`, []],
    ['no English elsewhere', `throw new Error('The body is too long')`, []],
  ])('%s', (_what, source, texts) => {
    expect(textsIn('sample.tsx', source)).toEqual(texts)
  })
})
