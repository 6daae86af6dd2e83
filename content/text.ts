import Markdoc, { type RenderableTreeNode, type Tag } from '@markdoc/markdoc'
import { worldOrNone } from '#app/world.ts'
import { business } from '#domain/business/business.ts'
import { formatPhone } from '#domain/phone/phone.ts'

/** What a page shows of a text: marked-up text, and the tags that a component writes. */
export type Nodes = readonly RenderableTreeNode[]

/** Returns nodes as text: the phone number is the default one; a further link is left out. */
export const plainText = (nodes: Nodes): string =>
  nodes
    .map((node): string => {
      if (Array.isArray(node)) return plainText(node as Nodes)
      if (!Markdoc.Tag.isTag(node)) return typeof node === 'object' ? '' : String(node)
      if (node.name === 'Phone')
        return formatPhone(business.phones[worldOrNone()?.phone ?? 'default'])
      if (node.name === 'Email') return business.supportEmail
      if (node.name === 'Words') return String((node.attributes['words'] as string[])[0])
      return plainText(node.children)
    })
    .join('')

/** Returns the lines of a heading. */
export const linesOf = (nodes: Nodes): readonly string[] =>
  nodes
    .reduce<Nodes[]>(
      ([last = [], ...others], node) =>
        isTag(node, 'br') ? [[], last, ...others] : [[...last, node], ...others],
      [],
    )
    .toReversed()
    .map((line) => plainText(line).trim())

/** A heading of the third level with what follows it. */
export interface Titled {
  readonly id?: string
  readonly title: string
  readonly nodes: Nodes
}

/**
 * Splits nodes at their headings of the third level. A part without text is left out: its fact is
 * not stated.
 */
export function titledParts(nodes: Nodes): readonly Titled[] {
  const parts: (Titled & { nodes: RenderableTreeNode[] })[] = []
  for (const node of nodes)
    if (isTag(node, 'h3')) {
      const { id } = node.attributes
      parts.push({
        title: plainText(node.children).trim(),
        nodes: [],
        ...(typeof id === 'string' && { id }),
      })
    } else parts.at(-1)?.nodes.push(node)
  return parts.filter((part) => plainText(part.nodes).trim() !== '')
}

export const isTag = (node: RenderableTreeNode | undefined, name: string): node is Tag =>
  Markdoc.Tag.isTag(node) && node.name === name

/** Returns the addresses of all links. */
export const linksIn = (nodes: Nodes): readonly string[] =>
  nodes.flatMap((node) => {
    if (!Markdoc.Tag.isTag(node)) return Array.isArray(node) ? linksIn(node as Nodes) : []
    const own = isTag(node, 'Link') || isTag(node, 'See') ? [String(node.attributes['path'])] : []
    return [...own, ...linksIn(node.children)]
  })

/** Returns the elements of all lists. */
const itemTags = (nodes: Nodes): readonly Tag[] =>
  nodes.flatMap((list) =>
    isTag(list, 'ul') || isTag(list, 'ol') ? list.children.filter((item) => isTag(item, 'li')) : [],
  )

/** An item such as `**Photo ID** text`, with the tags that begin or end it. */
interface TitledItem {
  readonly title: string
  readonly nodes: Nodes
  /** Tags such as `Icon` and `Service`, by name. */
  readonly tags: Readonly<Record<string, Tag>>
}

/** Returns the items of all lists, taken apart; without those that say nothing. */
export const titledItems = (nodes: Nodes): readonly TitledItem[] =>
  itemTags(nodes)
    .map(({ children }) => titledText(children))
    .filter((item) => plainText(item.nodes) !== '')

/** Returns the texts of all lists. */
export const listItems = (nodes: Nodes): readonly Nodes[] =>
  itemTags(nodes).map(({ children }) => children)

/** Takes a text such as `**Photo ID** text` apart, in a list or in a paragraph. */
export function titledText(parts: Nodes): TitledItem {
  const nodes = parts.flatMap((node) => (isTag(node, 'p') ? node.children : [node]))
  return {
    title: plainText(nodes.filter((node) => isTag(node, 'strong'))),
    nodes: trimmed(
      nodes.filter((node) => !['strong', 'Icon', 'Service'].some((name) => isTag(node, name))),
    ),
    tags: Object.fromEntries(
      nodes.flatMap((node) =>
        isTag(node, 'Icon') || isTag(node, 'Service') ? [[node.name, node] as const] : [],
      ),
    ),
  }
}

/** Removes the spaces at both ends, which separate a text from its title. */
export function trimmed(nodes: Nodes): Nodes {
  const texts = nodes.filter((node) => node !== '')
  return texts.map((node, index) => {
    if (typeof node !== 'string') return node
    const start = index === 0 ? node.trimStart() : node
    return index === texts.length - 1 ? start.trimEnd() : start
  })
}

/** A question with its answer, as structured data has them. */
export const questionsOf = (
  nodes: Nodes,
): readonly { readonly question: string; readonly answer: string }[] =>
  titledParts(nodes).map(({ title, nodes: answer }) => ({
    question: title,
    answer: plainText(answer).trim(),
  }))

/** Returns the paragraphs' texts. */
export const paragraphs = (nodes: Nodes): readonly Nodes[] =>
  nodes.flatMap((node) => (isTag(node, 'p') ? [node.children] : []))

/** Returns the paragraphs, apart from those that are one link. */
export function textsAndLinks(nodes: Nodes): {
  readonly texts: readonly Nodes[]
  readonly links: readonly Tag[]
} {
  const all = paragraphs(nodes).map(trimmed)
  const linkOf = (text: Nodes): Tag | null =>
    text.length === 1 && isTag(text[0], 'Link') ? text[0] : null
  return {
    texts: all.filter((text) => linkOf(text) === null),
    links: all.flatMap((text) => linkOf(text) ?? []),
  }
}

/** Returns the cells of a table by row, the head first. */
export const tableRows = (nodes: Nodes): readonly (readonly Nodes[])[] =>
  nodes
    .flatMap((node) => (Markdoc.Tag.isTag(node) ? [node] : []))
    .flatMap((node) =>
      node.name === 'tr'
        ? [
            node.children
              .filter((cell) => Markdoc.Tag.isTag(cell))
              .map(({ children }) => trimmed(children)),
          ]
        : tableRows(node.children),
    )
