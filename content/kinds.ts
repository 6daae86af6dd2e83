import type { Schema } from '@markdoc/markdoc'
import { z } from 'zod'
import { oneOf } from './known.ts'

/** What the texts of one kind of page consist of. */
export interface PageKind<Front extends z.ZodRawShape = z.ZodRawShape> {
  readonly front: z.ZodObject<Front>
  /** Its blocks beside sections with their attributes, by tag. */
  readonly blocks: Readonly<Record<string, NonNullable<Schema['attributes']>>>
}

/** An object with these entries and no other. */
const entries = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? 'Remove it, or correct its name' : undefined,
  })

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
  front: entries({ ...PAGE, ...front }),
  blocks,
})

const PLAIN = {}
/** The group of services that a block is about. */
const GROUP: PageKind['blocks'][string] = {
  primary: {
    ...oneOf(['emergency', 'residential', 'commercial', 'automotive']),
    required: true,
    render: 'group',
  },
}
/** Ways to reach the business. */
const CHANNELS = ['phone', 'form', 'email', 'mail'] as const
export type ChannelName = (typeof CHANNELS)[number]
const CHANNEL: PageKind['blocks'][string] = {
  primary: {
    ...oneOf(CHANNELS),
    required: true,
    render: 'name',
  },
}

/** Alternative text of the drawing, and its named parts, each with a name and a line of text. */
const drawing = entries({ alt: text, parts: z.record(z.string(), z.tuple([text, text])) })

const guide = kind({ further: PLAIN })

const legal = kind(
  {},
  {
    /** The day since when its text holds. */
    since: z.iso.date('Write a day as 2026-11-29'),
    translation: entries({ text, link: text }),
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
    hero: entries({
      badge: text,
      call: text,
      services: text,
      tiles: z.tuple([text, text, text]),
      pause: text,
      play: text,
      changingWord: text,
    }),
    priceTags: entries({ emergency: priceTag, residential: priceTag }),
    street: text,
    callNow: text,
    workOrder: entries({
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
    reviews: entries({
      count: text,
      lead: text,
      link: text,
      sample: text,
      reviewSamples: text,
    }),
    map: text,
  },
)

/** By path of the page. */
const KINDS = {
  '/': home,
  '/404': kind({}, { drawing: text, returnHome: text, ourServices: text, lockedOut: text }),
  '/about': kind({ van: PLAIN, license: PLAIN }),
  '/book-online': kind({ urgent: PLAIN, steps: PLAIN, before: PLAIN }),
  '/contact': kind({ channel: CHANNEL, ask: PLAIN, danger: PLAIN, areas: PLAIN }),
  '/faq': kind(),
  '/guides': guide,
  '/guides/locksmith-scams': guide,
  '/guides/while-you-wait': guide,
  '/landlords': guide,
  '/lockout-cost': guide,
  '/pricing': kind({ prices: GROUP, terms: PLAIN }),
  '/privacy-policy': legal,
  '/terms-conditions': legal,
  '/reviews': kind({}, { sample: text, profile: text, published: text, sampleNote: text }),
  '/service-areas': kind({}, { drawing: text }),
  '/services': kind({ kind: GROUP, costs: PLAIN, other: PLAIN }),
  '/sitemap': kind(
    {},
    { groups: entries({ main: text, services: text, areas: text, legal: text }) },
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
    drawing: entries({ alt: text, names: z.record(z.string(), text), house: text }),
  },
)

type Kinds = typeof KINDS
type SinglePath = keyof Kinds
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
