/** What is wrong with a text, with the facts in force. */

import Markdoc, { type Config, type Node, type Schema, type ValidateError } from '@markdoc/markdoc'
import type { Document as YamlDocument } from 'yaml'
import type { Said } from '#domain/text/problem.ts'
import type { Variables } from './facts.ts'
import type { PageKind } from './kinds.ts'
import { configOf, type Source } from './read.ts'
import { saidOf, saidOfField, type Slip, slipSentence } from './slips.ts'

/**
 * Checks a text against everything that it may use.
 * @param more variables of this page alone
 */
export function slipsOf(source: Source, more: Variables = {}): readonly Slip[] {
  const { file, ast, front, line, kind } = source
  const config = configOf(source, more)
  const at = (place: number, said: Said): Slip => ({ file, line: place, said })
  const slips = wrongIn(ast, config).map((problem) =>
    at(lineOf(problem), saidOf(problem.error, config)),
  )
  const shape = kind.front.safeParse(front.toJS())
  const fields = (shape.error?.issues ?? []).map(({ path, message, code, ...issue }) => {
    const place = path.reduceRight<number | undefined>(
      (found, _key, index) => found ?? startOf(front, path.slice(0, index + 1)),
      undefined,
    )
    const unknown = 'keys' in issue ? (issue.keys as readonly string[]) : []
    const name = [...path, ...(code === 'unrecognized_keys' ? unknown.slice(0, 1) : [])].join('.')
    const own =
      code === 'unrecognized_keys' ? startOf(front, [...path, unknown[0] ?? '']) : undefined
    return at(line(own ?? place ?? 0), saidOfField(name, message))
  })
  const inFront = textsOf(front.contents as never).flatMap(({ value, offset }) =>
    wrongIn(Markdoc.parse(value), config).map(({ error }) =>
      at(line(offset), saidOf(error, config)),
    ),
  )
  const all = [...fields, ...inFront, ...slips, ...orderSlips(source, at)]
  const sentences = all.map((each) => slipSentence(each))
  return all.filter((_, index) => sentences.indexOf(sentences[index] ?? '') === index)
}

/** Returns what Markdoc finds wrong; what follows a broken or an open tag is not read as it is meant. */
function wrongIn(ast: Node, config: Config): readonly ValidateError[] {
  const wrong = Markdoc.validate(ast, config).filter(isSlip)
  const open = ['parse-error', 'missing-closing', 'missing-opening']
    .map((id) => wrong.find(({ error }) => error.id === id))
    .find((each) => each !== undefined)
  return open ? [open] : wrong
}

const startOf = (front: YamlDocument, path: readonly PropertyKey[]): number | undefined =>
  (front.getIn(path, true) as { readonly range?: readonly [number] } | undefined)?.range?.[0]

interface FrontText {
  readonly value: string
  readonly offset: number
}

/** Returns the texts of the front matter with their places. */
function textsOf(node: {
  readonly items?: readonly { readonly value?: unknown }[]
  readonly value?: unknown
  readonly range?: readonly [number]
}): readonly FrontText[] {
  if (node?.items)
    return node.items.flatMap((item) =>
      textsOf(('value' in item && 'key' in item ? item.value : item) as never),
    )
  return typeof node?.value === 'string'
    ? [{ value: node.value, offset: node.range?.[0] ?? 0 }]
    : []
}

const lineOf = ({ location, lines, error }: ValidateError): number =>
  (error.location?.start.line ?? location?.start.line ?? lines[0] ?? 0) + 1

const isSlip = ({ error }: ValidateError): boolean =>
  error.level === 'error' || error.level === 'critical'

/** Finds what is wrong with the order of a text: headings, texts below none, questions, anchors. */
function orderSlips(
  { ast, kind }: Source,
  at: (line: number, said: Said) => Slip,
): readonly Slip[] {
  const lineAt = (node: Node | undefined): number => (node?.lines[0] ?? 0) + 1
  const isTitle = (node: Node): boolean => node.type === 'heading' && node.attributes['level'] === 1
  const [first, ...rest] = ast.children
  if (!first || !isTitle(first)) return [at(lineAt(first), NO_TITLE)]
  const second = rest.find(isTitle)
  if (second) return [at(lineAt(second), SECOND_TITLE)]
  let isOpen = true
  const stray = rest.flatMap((node) => {
    if (isBlock(node, kind)) isOpen = false
    else if (node.type === 'heading') isOpen = true
    else if (!isOpen && (node.type === 'paragraph' || node.type === 'list'))
      return [at(lineAt(node), STRAY)]
    return []
  })
  const ids = new Set<unknown>()
  const headings = [...ast.walk()].filter(({ type }) => type === 'heading')
  const repeated = headings.flatMap((node) => {
    const { id } = node.attributes
    if (typeof id !== 'string') return []
    if (ids.has(id)) return [at(lineAt(node), repeatedId(id))]
    ids.add(id)
    return []
  })
  const unanswered = [ast, ...ast.walk()].flatMap(({ children }) =>
    children.flatMap((node, index) =>
      node.type === 'heading' &&
      node.attributes['level'] === 3 &&
      (children[index + 1] ?? node).type === 'heading'
        ? [at(lineAt(node), UNANSWERED)]
        : [],
    ),
  )
  return [...stray, ...repeated, ...unanswered]
}

const isBlock = (node: Node, kind: PageKind): boolean =>
  node.type === 'tag' && (node.tag ?? '') in kind.blocks

const NO_TITLE: Said = {
  en: 'The text does not begin with the heading of the page. Write it after one #.',
  es: 'El texto no empieza con el título de la página. Escríbalo después de un #.',
}
const SECOND_TITLE: Said = {
  en: 'The page has a heading after one # already. Write this one after ##.',
  es: 'La página ya tiene un título con un solo #. Escriba este después de ##.',
}
const STRAY: Said = {
  en: 'The text stands below no heading. Write one after ##, or move the text.',
  es: 'El texto no está debajo de ningún título. Escriba uno después de ## o mueva el texto.',
}
const UNANSWERED: Said = {
  en: 'There is no text below this heading. Write some, or remove the heading.',
  es: 'Debajo de este título no hay texto. Escríbalo o quite el título.',
}
const repeatedId = (id: string): Said => ({
  en: `Two headings have the anchor #${id}. Give each its own, such as #${id}-2.`,
  es: `Dos títulos tienen el ancla #${id}. Dé a cada uno la suya, como #${id}-2.`,
})

/** Tags that write nothing where the owner states no figure. */
const FIGURES = ['price', 'totals', 'most', 'highest', 'term', 'arrival']

/**
 * Finds sentences with a hole: a tag inside them writes nothing, because the owner states no such
 * figure, and brings no words of its own that would go with it.
 */
export function unstatedFigures(source: Source, more: Variables = {}): readonly Slip[] {
  const config = configOf(source, more)
  const holes: { readonly node: Node; readonly line: number }[] = []
  let lineOfText: number | null = null
  const watched = FIGURES.map((name): [string, Schema] => {
    const schema = config.tags?.[name] ?? {}
    return [
      name,
      {
        ...schema,
        transform(node, inner) {
          const said = schema.transform?.(node, inner) ?? null
          const { before, after } = node.attributes
          if (said === '' && node.inline && before === undefined && after === undefined)
            holes.push({ node, line: lineOfText ?? (node.lines[0] ?? 0) + 1 })
          return said
        },
      },
    ]
  })
  const watching = { ...config, tags: { ...config.tags, ...Object.fromEntries(watched) } }
  Markdoc.transform(source.ast, watching)
  for (const { value, offset } of textsOf(source.front.contents as never)) {
    lineOfText = source.line(offset)
    Markdoc.transform(Markdoc.parse(value), watching)
  }
  return holes.map(({ node: { tag = '', attributes }, line }) => {
    const written = `{% ${[tag, attributes['primary']].filter(Boolean).join(' ')} %}`
    return {
      file: source.file,
      line,
      said: {
        en: `${written} has no figure: your business states none. State it under Your business, or remove the tag.`,
        es: `${written} no tiene cifra: su negocio no la indica. Indíquela en Su negocio o quite la etiqueta.`,
      },
    }
  })
}

/** A block of a text as it is written, in which order and with how many questions. */
export interface WrittenBlock {
  /** 'section', or the name of its tag. */
  readonly name: string
  readonly questions: number
  readonly line: number
}

/** Lists the blocks of a text, whatever the facts are. */
export function blocksWritten({ ast, kind }: Source): readonly WrittenBlock[] {
  const blocks: (WrittenBlock & { questions: number })[] = []
  for (const node of ast.walk()) {
    const line = (node.lines[0] ?? 0) + 1
    const last = blocks.at(-1)
    if (isBlock(node, kind)) blocks.push({ name: node.tag ?? '', questions: 0, line })
    else if (node.type !== 'heading') continue
    else if (node.attributes['level'] === 3) {
      if (last) last.questions++
    } else if (ast.children.includes(node) && node.attributes['level'] === 2)
      blocks.push({ name: 'section', questions: 0, line })
  }
  return blocks
}
