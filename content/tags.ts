import Markdoc, { type Config, type RenderableTreeNode, type Schema } from '@markdoc/markdoc'
import { FEATURE_FLAGS } from '#domain/pages/feature-flags.ts'
import type { Said } from '#domain/text/problem.ts'
import { oneOf, PAGE_ADDRESS, SERVICE_LABEL } from './known.ts'
import { READY_ICONS } from './ready-icons.ts'
import { slip } from './slips.ts'

/** Tags that a component writes inside of any text. */
export const INLINE_TAGS: Readonly<Record<string, Schema>> = {
  /** The owner's own sentences about a service or a town without a text of its own. */
  about: {
    selfClosing: true,
    transform: (_node, { variables = {} }) =>
      (variables['about'] as readonly string[]).map((about) => new Markdoc.Tag('p', {}, [about])),
  },
  icon: {
    render: 'Icon',
    selfClosing: true,
    attributes: {
      primary: { ...oneOf(READY_ICONS), required: true, render: 'name' },
    },
  },
  /** The names of other companies' servers, which this installation knows. */
  hosts: { render: 'Hosts', selfClosing: true },
  /**
   * A sentence that depends on a setting of the installation: while it is unknown, and after
   * `{% on /%}` and `{% off /%}`.
   */
  setting: {
    inline: false,
    attributes: {
      primary: { ...oneOf(FEATURE_FLAGS), required: true, render: 'name' },
    },
    transform(node, config) {
      const parts: Record<'either' | 'on' | 'off', RenderableTreeNode[]> = {
        either: [],
        on: [],
        off: [],
      }
      let part: keyof typeof parts = 'either'
      for (const child of node.children)
        if (child.tag === 'on' || child.tag === 'off') part = child.tag
        else parts[part].push(...[Markdoc.transform(child, config)].flat())
      return new Markdoc.Tag('Setting', {
        ...node.transformAttributes(config),
        ...(parts as object),
      })
    },
  },
  on: { selfClosing: true },
  off: { selfClosing: true },
  /** The license numbers of the business. */
  licenses: { render: 'Licenses', selfClosing: true },
  /** The service that an item of a list is about. */
  service: { render: 'Service', selfClosing: true, attributes: { primary: SERVICE_LABEL } },
  /** What a service and its cases cost, what that includes, and the most it can cost. */
  cases: { render: 'Cases', selfClosing: true, attributes: { primary: SERVICE_LABEL } },
  br: { render: 'br', selfClosing: true },
  /** Words of a heading that take turns. */
  words: {
    render: 'Words',
    selfClosing: true,
    attributes: { primary: { type: Array, required: true, render: 'words' } },
  },
  phone: { render: 'Phone', selfClosing: true },
  email: { render: 'Email', selfClosing: true },
  /** A link to a page under its own name; nothing if the business has no such page. */
  see: {
    render: 'See',
    selfClosing: true,
    attributes: { primary: PAGE_ADDRESS },
  },
}

/** Makes the schema of what Markdown has and no page shows. */
const notShown = (what: Said): Schema => ({
  validate: () => [
    slip({
      en: `A page shows no ${what.en} here. Write a heading, a paragraph, a list or a table.`,
      es: `Aquí la página no muestra ${what.es}. Escriba un título, un párrafo, una lista o una tabla.`,
    }),
  ],
})

const LOWEST_HEADING = 3

/** Elements of the text as components write them. */
export const NODES: NonNullable<Config['nodes']> = {
  document: { attributes: { frontmatter: { render: false } } },
  heading: {
    ...Markdoc.nodes.heading,
    validate({ attributes, children }) {
      if (Number(attributes['level']) > LOWEST_HEADING)
        return [
          slip({
            en: 'This heading is too deep. Write it after ## or ###.',
            es: 'Este título lleva demasiados #. Escríbalo después de ## o ###.',
          }),
        ]
      return children.some((inline) => inline.children.length > 0)
        ? []
        : [
            slip({
              en: 'This heading has no words. Write some after it, or remove it.',
              es: 'Este título no tiene palabras. Escriba alguna o quítelo.',
            }),
          ]
    },
  },
  image: { ...Markdoc.nodes.image, ...notShown({ en: 'picture', es: 'imágenes' }) },
  fence: { ...Markdoc.nodes.fence, ...notShown({ en: 'code', es: 'código' }) },
  hr: { ...Markdoc.nodes.hr, ...notShown({ en: 'line across', es: 'líneas' }) },
  link: {
    render: 'Link',
    attributes: { href: PAGE_ADDRESS },
  },
}
