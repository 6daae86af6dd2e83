import Markdoc, {
  type Config,
  type Node,
  type RenderableTreeNode,
  type RenderableTreeNodes,
  type Schema,
  type Tag,
  type ValidateError,
} from '@markdoc/markdoc'
import { type Document as YamlDocument, LineCounter, parseDocument } from 'yaml'
import type { Language } from '#domain/text/language.ts'
import { functions, variables, type Variables } from './facts.ts'
import { figures } from './figures.ts'
import { INLINE_TAGS, NODES, type PageKind } from './kinds.ts'
import { linesOf, type Nodes, plainText, trimmed } from './text.ts'

/** A heading of the second level with what follows it, or a tag of the page's kind. */
export interface Block {
  /** 'section', or the name of the tag. */
  readonly name: string
  readonly attributes: Readonly<Record<string, unknown>>
  /** The first heading of the block as nodes; empty without one. */
  readonly heading: Nodes
  /** Anchor of the heading. */
  readonly id?: string
  readonly nodes: Nodes
}

/** A text as the facts in force make it. */
export interface Document<Front = Readonly<Record<string, unknown>>> {
  readonly language: Language
  readonly front: Front
  readonly meta: { readonly title: string; readonly description: string }
  /** The h1. */
  readonly heading: string
  /** The h1 with its tags. */
  readonly headingNodes: Nodes
  /** Paragraphs under the h1. */
  readonly lead: Nodes
  readonly blocks: readonly Block[]
}

/** Returns the blocks of a name, or of several, in their order. */
export const blocksNamed = (
  { blocks }: Pick<Document, 'blocks'>,
  ...names: readonly string[]
): readonly Block[] => blocks.filter(({ name }) => names.includes(name))

/** A parsed file, which depends on no fact. */
export interface Source {
  readonly file: string
  readonly language: Language
  readonly kind: PageKind
  readonly ast: Node
  readonly front: YamlDocument
  /** First line of the front matter's own text. */
  readonly line: (offset: number) => number
}

/** A slip in a text: the sentences say file, line and what to write. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

const FRONT_START = '---\n'

/**
 * Parses a file.
 * @throws {ContentError} for a file without front matter, or with a slip in it
 */
export function parse(file: string, language: Language, kind: PageKind, written: string): Source {
  // A form sends lines that end in two characters.
  const text = written.replaceAll('\r\n', '\n')
  const end = text.indexOf('\n---\n', FRONT_START.length - 1)
  if (!text.startsWith(FRONT_START) || end === -1)
    throw new ContentError([
      `${file}:1: The file does not begin with title and description. Write them between two lines of three hyphens.`,
    ])
  const lines = new LineCounter()
  const front = parseDocument(text.slice(FRONT_START.length, end + 1), { lineCounter: lines })
  const line = (offset: number): number => lines.linePos(offset).line + 1
  const [slip] = front.errors
  if (slip)
    throw new ContentError([
      `${file}:${line(slip.pos[0])}: ${firstLine(slip.message)}. Put a text that contains a colon, a hash or quotes between single quotes.`,
    ])
  return { file, language, kind, ast: Markdoc.parse(text), front, line }
}

const firstLine = (message: string): string =>
  (message.split('\n')[0] ?? '').replace(/[:.]? at line \d+.*$/, '')

/** Returns what a text of this kind may use, with the facts in force. */
function configOf({ language, kind }: Source, more: Variables): Config {
  const blocks = Object.entries(kind.blocks).map(([name, schema]) => [name, blockTag(name, schema)])
  return {
    nodes: NODES,
    tags: { ...INLINE_TAGS, ...figures(language), ...Object.fromEntries(blocks) },
    functions,
    variables: { ...variables(language), ...more },
    validation: { validateFunctions: true },
  }
}

const BLOCK = 'block:'
const blockTag = (name: string, attributes: NonNullable<Schema['attributes']>): Schema => ({
  inline: false,
  attributes,
  transform: (node: Node, config: Config) =>
    new Markdoc.Tag(BLOCK + name, node.transformAttributes(config), node.transformChildren(config)),
})

/**
 * Checks a text against everything that it may use.
 * @param more variables of this page alone
 * @returns a sentence for each slip, with its place
 */
export function problemsOf(source: Source, more: Variables = {}): readonly string[] {
  const { file, ast, front, line, kind } = source
  const config = configOf(source, more)
  const said = (at: number, text: string): string => `${file}:${at}: ${text}`
  const wrong = Markdoc.validate(ast, config).filter(isSlip)
  // What follows an open tag is not read as it is meant.
  const open = wrong.find(
    ({ error }) => error.id === 'missing-closing' || error.id === 'missing-opening',
  )
  const slips = (open ? [open] : wrong).map((problem) =>
    said(lineOf(problem), sentenceAbout(problem, config)),
  )
  const shape = kind.front.safeParse(front.toJS())
  const fields = (shape.error?.issues ?? []).map(({ path, message, code, ...issue }) => {
    const at = path.reduceRight<number | undefined>(
      (found, _key, index) => found ?? startOf(front, path.slice(0, index + 1)),
      undefined,
    )
    const unknown = 'keys' in issue ? (issue.keys as readonly string[]) : []
    const name = [...path, ...(code === 'unrecognized_keys' ? unknown.slice(0, 1) : [])].join('.')
    const own =
      code === 'unrecognized_keys' ? startOf(front, [...path, unknown[0] ?? '']) : undefined
    return said(line(own ?? at ?? 0), `"${name}": ${message}.`)
  })
  const inFront = textsOf(front.contents as never).flatMap(({ value, offset }) =>
    Markdoc.validate(Markdoc.parse(value), config)
      .filter(isSlip)
      .map((problem) => said(line(offset), sentenceAbout(problem, config))),
  )
  return [...new Set([...fields, ...inFront, ...slips, ...strayProblems(source, said)])]
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

const quoted = (names: readonly string[]): string => names.toSorted().join(', ')

/** Returns what is wrong, and what to write instead. */
function sentenceAbout({ error }: ValidateError, { tags, variables: known }: Config): string {
  const advice: Readonly<Record<string, string>> = {
    'tag-undefined': `A text of this page may use ${quoted(Object.keys(tags ?? {}))}.`,
    'variable-undefined': `Write one of ${quoted(Object.keys(known ?? {}).map((name) => `$${name}`))}.`,
    'function-undefined': `Write one of ${quoted(Object.keys(functions))}.`,
    'attribute-undefined': 'Remove it, or correct its name.',
    'attribute-missing-required':
      'Write it between the name of the tag and its end, as in {% price "Car Lockout" /%}.',
    'attribute-type-invalid': 'Put a text between double quotes; write true without them.',
    'parse-error':
      'Write a tag as {% price "Car Lockout" /%}, with both quotes and both percent signs.',
    'tag-placement-invalid':
      'A block begins a line of its own; a word of a sentence stands inside the sentence.',
    'tag-selfclosing-has-children': 'End the tag itself with /%}.',
  }
  if (error.id === 'missing-closing')
    return 'A tag is not closed. Close it with its name after a slash, as in {% /if %}.'
  if (error.id === 'missing-opening')
    return 'A tag is closed that is not open here. Open it before, or remove its end.'
  return [`${error.message.replace(/\.$/, '')}.`, advice[error.id] ?? ''].join(' ').trim()
}

/** Returns a sentence for each text that no heading introduces. */
function strayProblems(
  { ast, kind }: Source,
  said: (at: number, text: string) => string,
): readonly string[] {
  const [first] = ast.children
  if (first?.type !== 'heading' || first.attributes['level'] !== 1)
    return [
      said(
        (first?.lines[0] ?? 0) + 1,
        'The text does not begin with the heading of the page. Write it after one #.',
      ),
    ]
  let isOpen = true
  return ast.children.flatMap((node) => {
    if (node.type === 'tag' && node.tag !== undefined && node.tag in kind.blocks) isOpen = false
    else if (node.type === 'heading') isOpen = true
    else if (!isOpen && (node.type === 'paragraph' || node.type === 'list'))
      return [
        said(
          (node.lines[0] ?? 0) + 1,
          'The text stands below no heading. Write one after ##, or move the text.',
        ),
      ]
    return []
  })
}

/**
 * Returns a text with the facts in force.
 * @param more variables of this page alone
 */
export function evaluate(source: Source, more: Variables = {}): Document {
  const config = configOf(source, more)
  const inline = (text: string): string =>
    text.includes('{%')
      ? plainText(flat(Markdoc.transform(Markdoc.parse(text), config))).trim()
      : text
  const front = filled(source.front.toJS(), inline) as Document['front']
  const nodes = flat(Markdoc.transform(source.ast, config))
  const blocks = blocksOf(nodes)
  const [head, ...rest] = blocks
  const headingNodes = head?.heading ?? []
  return {
    language: source.language,
    front,
    meta: { title: String(front['title']), description: String(front['description']) },
    heading: linesOf(headingNodes).join(' '),
    headingNodes,
    lead: head?.nodes ?? [],
    blocks: rest,
  }
}

function filled(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value)
  if (Array.isArray(value)) return value.map((each) => filled(each, fill))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, fill)]))
}

/** Conditions leave lists of nodes in lists. */
const flat = (nodes: RenderableTreeNodes): RenderableTreeNode[] =>
  Array.isArray(nodes) ? nodes.flatMap(flat) : [nodes]

const isHeading = (node: RenderableTreeNode, levels = '12'): node is Tag =>
  Markdoc.Tag.isTag(node) &&
  node.name.length === 2 &&
  node.name.startsWith('h') &&
  levels.includes(node.name.charAt(1))

/** Groups what follows a heading with it, up to the next one or the next tag. */
function blocksOf(nodes: readonly RenderableTreeNode[]): readonly Block[] {
  const blocks: (Block & { nodes: RenderableTreeNode[] })[] = []
  for (const node of nodes) {
    if (Markdoc.Tag.isTag(node) && node.name.startsWith(BLOCK)) {
      const children = flat(node.children)
      const own = isHeading(children[0] ?? null, '23') ? (children[0] as Tag) : null
      blocks.push({
        name: node.name.slice(BLOCK.length),
        attributes: node.attributes,
        heading: own ? trimmed(flat(own.children)) : [],
        nodes: own ? children.slice(1) : children,
      })
    } else if (isHeading(node)) {
      const { id } = node.attributes
      blocks.push({
        name: 'section',
        attributes: {},
        heading: trimmed(flat(node.children)),
        ...(typeof id === 'string' && { id }),
        nodes: [],
      })
    } else blocks.at(-1)?.nodes.push(node)
  }
  return blocks
}
