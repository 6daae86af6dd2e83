import Markdoc, {
  type Config,
  type Node,
  type RenderableTreeNode,
  type RenderableTreeNodes,
  type Schema,
  type Tag,
} from '@markdoc/markdoc'
import { type Document as YamlDocument, LineCounter, parseDocument } from 'yaml'
import type { Language } from '#domain/text/language.ts'
import { functions, variables, type Variables } from './facts.ts'
import { figures } from './figures.ts'
import type { PageKind } from './kinds.ts'
import { ContentError } from './slips.ts'
import { INLINE_TAGS, NODES } from './tags.ts'
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
      {
        file,
        line: 1,
        said: {
          en: 'The text does not begin with title and description. Write them between two lines of three hyphens.',
          es: 'El texto no empieza con título y descripción. Escríbalos entre dos líneas de tres guiones.',
        },
      },
    ])
  const lines = new LineCounter()
  const front = parseDocument(text.slice(FRONT_START.length, end + 1), { lineCounter: lines })
  const line = (offset: number): number => lines.linePos(offset).line + 1
  const [slip] = front.errors
  if (slip)
    throw new ContentError([
      {
        file,
        line: line(slip.pos[0]),
        said: {
          en: `${firstLine(slip.message)}. Put a text that contains a colon, a hash or quotes between single quotes.`,
          es: 'Esta línea de arriba no se entiende. Ponga entre comillas simples un texto que lleva dos puntos, # o comillas.',
        },
      },
    ])
  return { file, language, kind, ast: Markdoc.parse(text), front, line }
}

const firstLine = (message: string): string =>
  (message.split('\n')[0] ?? '').replace(/[:.]? at line \d+.*$/, '')

/** Returns what a text of this kind may use, with the facts in force. */
export function configOf({ language, kind }: Source, more: Variables): Config {
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
