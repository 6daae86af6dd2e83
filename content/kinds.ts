import Markdoc, { type Config, type RenderableTreeNode, type Schema } from '@markdoc/markdoc'
import { z } from 'zod'
import { FEATURE_FLAGS } from '#domain/pages/feature-flags.ts'
import { SERVICE_LABEL } from './known.ts'
import { READY_ICONS } from './ready-icons.ts'

/** What the texts of one kind of page consist of. */
export interface PageKind<Front extends z.ZodRawShape = z.ZodRawShape> {
  readonly front: z.ZodObject<Front>
  /** Its blocks beside sections with their attributes, by tag. */
  readonly blocks: Readonly<Record<string, NonNullable<Schema['attributes']>>>
}

const text = z.string('Write a text here')
const PAGE = {
  title: text,
  description: text,
  /** What people type who look for this page and its words do not have, with commas between. */
  search: z.array(text).optional(),
} as const

const kind = <Front extends z.ZodRawShape>(
  blocks: PageKind['blocks'] = {},
  front: Front = {} as Front,
) => ({
  front: z.strictObject({ ...PAGE, ...front }, 'Remove it, or correct its name'),
  blocks,
})

const PLAIN = {}
/** The group of services that a block is about. */
const GROUP: PageKind['blocks'][string] = {
  primary: {
    type: String,
    required: true,
    render: 'group',
    matches: ['emergency', 'residential', 'commercial', 'automotive'],
  },
}
/** Ways to reach the business. */
const CHANNELS = ['phone', 'form', 'email', 'mail'] as const
export type ChannelName = (typeof CHANNELS)[number]
const CHANNEL: PageKind['blocks'][string] = {
  primary: {
    type: String,
    required: true,
    render: 'name',
    matches: [...CHANNELS],
  },
}

/** Alternative text of the drawing, and its named parts, each with a name and a line of text. */
const drawing = z.strictObject({ alt: text, parts: z.record(z.string(), z.tuple([text, text])) })

const guide = kind({ further: PLAIN })

const legal = kind(
  {},
  {
    /** The day since when its text holds. */
    since: z.iso.date('Write a day as 2026-11-29'),
    translation: z.strictObject({ text, link: text }),
  },
)

const priceTag = z.tuple([text, z.string()])
const home = kind(
  {
    services: PLAIN,
    emergency: PLAIN,
    process: PLAIN,
    why: PLAIN,
    areas: PLAIN,
    faq: { primary: { type: Array, required: true, render: 'ids' } },
  },
  {
    hero: z.strictObject({
      badge: text,
      call: text,
      services: text,
      tiles: z.tuple([text, text, text]),
      pause: text,
      play: text,
      changingWord: text,
    }),
    priceTags: z.strictObject({ emergency: priceTag, residential: priceTag }),
    street: text,
    callNow: text,
    workOrder: z.strictObject({
      title: text,
      sample: text,
      numberLabel: text,
      number: text,
      facts: z.record(z.string(), text),
      lines: z.array(z.array(text)),
      total: text,
      signers: z.record(z.string(), z.array(z.string())),
      signed: text,
    }),
    reviews: z.strictObject({
      count: text,
      lead: text,
      link: text,
      sample: text,
      ratingSample: text,
      reviewSamples: text,
    }),
    map: text,
  },
)

/** By path of the page. */
const KINDS = {
  '/': home,
  '/404': kind({}, { drawing: text, returnHome: text, ourServices: text, lockedOut: text }),
  '/about': kind({ van: PLAIN, license: PLAIN, closing: PLAIN }),
  '/book-online': kind({ urgent: PLAIN, steps: PLAIN, before: PLAIN }),
  '/contact': kind({ channel: CHANNEL, ask: PLAIN, danger: PLAIN, areas: PLAIN, closing: PLAIN }),
  '/faq': kind(),
  '/guides': guide,
  '/guides/locksmith-scams': guide,
  '/guides/while-you-wait': guide,
  '/landlords': guide,
  '/lockout-cost': guide,
  '/pricing': kind({ prices: GROUP, terms: PLAIN }),
  '/privacy-policy': legal,
  '/terms-conditions': legal,
  '/reviews': kind(
    { closing: PLAIN },
    { sample: text, ratingSample: text, profile: text, published: text, sampleNote: text },
  ),
  '/service-areas': kind({}, { drawing: text }),
  '/services': kind({ kind: GROUP, costs: PLAIN, other: PLAIN }),
  '/sitemap': kind(
    {},
    { groups: z.strictObject({ main: text, services: text, areas: text, legal: text }) },
  ),
} as const

const SERVICE = kind(
  {
    warning: PLAIN,
    costs: PLAIN,
    form: PLAIN,
    compare: PLAIN,
    ready: PLAIN,
    makes: PLAIN,
    questions: PLAIN,
    related: PLAIN,
  },
  { blurb: text, drawing },
)
const CATEGORY = kind(
  { warning: PLAIN, costs: PLAIN, choose: PLAIN, scene: PLAIN, questions: PLAIN },
  { blurb: text, drawing },
)
const TOWN = kind(
  { warning: PLAIN, locks: PLAIN, questions: PLAIN },
  {
    line: text,
    approach: text,
    drawing: z.strictObject({ alt: text, names: z.record(z.string(), text), house: text }),
  },
)

type Kinds = typeof KINDS
export type SinglePath = keyof Kinds
/** Front matter of a page with a kind of its own. */
export type FrontOf<Path extends SinglePath> = z.infer<Kinds[Path]['front']>
export type ServiceFront = z.infer<typeof SERVICE.front>
export type CategoryFront = z.infer<typeof CATEGORY.front>
export type TownFront = z.infer<typeof TOWN.front>

/**
 * Returns the kind of a page.
 * @param path its English path, or '/generic/service' and '/generic/town'
 */
export function kindOf(path: string): PageKind {
  if (path === '/generic/service') return SERVICE
  if (path === '/generic/town' || /^\/service-areas\/./.test(path)) return TOWN
  if (/^\/services\/[^/]+$/.test(path)) return CATEGORY
  if (path.startsWith('/services/')) return SERVICE
  const single = KINDS[path as SinglePath] as PageKind | undefined
  if (!single) throw new Error(`content/kinds.ts has no entry for ${path}`)
  return single
}

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
      primary: { type: String, required: true, render: 'name', matches: [...READY_ICONS] },
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
      primary: { type: String, required: true, render: 'name', matches: [...FEATURE_FLAGS] },
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
    attributes: { primary: { type: String, required: true, render: 'path' } },
  },
}

/** Elements of the text as components write them. */
export const NODES: NonNullable<Config['nodes']> = {
  document: { attributes: { frontmatter: { render: false } } },
  link: { render: 'Link', attributes: { href: { type: String, required: true, render: 'path' } } },
}
