/**
 * Shapes of the site's copy. Copy is separate from layout, so that a language can be added without
 * changing components. Text is plain: no markup; straight apostrophes become typographic ones here.
 */

/** Title and description of a page; clipped by seo/ to the limits of R80. */
export interface PageMeta {
  /** Without the company name; seo/ adds it if it fits. */
  readonly title: string
  readonly description: string
}

export interface Titled {
  readonly title: string
  readonly text: string
}

export interface Question {
  readonly question: string
  readonly answer: string
}

/** A heading with one or more paragraphs. */
export interface Passage {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** A heading with short lines, each a full sentence. */
export interface Listing {
  readonly heading: string
  readonly items: readonly string[]
}

/** Icons of 'have ready' items, from art/icons/icons.tsx. */
export type ReadyIcon =
  | 'id'
  | 'document'
  | 'scan'
  | 'key'
  | 'phone'
  | 'pin'
  | 'card'
  | 'camera'
  | 'clock'
  | 'people'

export interface ReadyItem extends Titled {
  readonly icon: ReadyIcon
}

/** One named part of a plate; the drawing of the same name has its position (art/plates). */
export interface Callout extends Titled {
  /** Key of the part in the plate's drawing. */
  readonly part: string
}

export interface ServiceCopy {
  readonly meta: PageMeta
  /** The h1; at most two short lines at display size. */
  readonly heading: string
  /** Under the h1: whom to call before us in danger to life. */
  readonly warning?: string
  /**
   * Under the h1, at most 140 characters: what we do, that it is 24/7, the place, the price or how
   * to ask for it.
   */
  readonly lead: string
  /** Line under this service's name where other pages link to it, at most 60 characters. */
  readonly blurb: string
  /** Alternative text of the plate. */
  readonly plateAlt: string
  /**
   * Three to five parts; none while the page has no plate of its own (art/plates/key-plate.tsx).
   */
  readonly callouts: readonly Callout[]
  /**
   * The h2 states the section's message (at most eight words), then one to three paragraphs say
   * what is done and by whom.
   */
  readonly promise: Passage
  /** On the page about new car keys: what the owner's makes need (`carMakes` of the business). */
  readonly makes?: {
    readonly heading: string
    /** Facts of the trade by make; a make without one has its years alone. */
    readonly needs: Readonly<Record<string, string>>
    /** Under the list. */
    readonly others: string
  }
  readonly whenToCall: Listing
  readonly comparison: {
    readonly heading: string
    readonly columns: readonly [string, string]
    readonly rows: readonly { readonly label: string; readonly cells: readonly [string, string] }[]
  }
  /** Heading of the card with the owner's figures; what they cannot say, or nothing. */
  readonly price: Passage
  readonly ready: { readonly heading: string; readonly items: readonly ReadyItem[] }
  readonly questions: { readonly heading: string; readonly items: readonly Question[] }
  /** Heading of the related services, and of the aside with the form's first questions. */
  readonly related: { readonly heading: string }
  readonly aside: { readonly heading: string; readonly hint: string }
}

export interface CategoryCopy {
  readonly meta: PageMeta
  readonly heading: string
  /** As in ServiceCopy. */
  readonly warning?: string
  readonly lead: string
  /** Line under the name in the ledger on home, at most 34 characters. */
  readonly blurb: string
  readonly plateAlt: string
  readonly callouts: readonly Callout[]
  readonly promise: Passage
  /** How to choose among the category's services; one entry per service, by slug. */
  readonly chooser: {
    readonly heading: string
    readonly items: readonly (Titled & { readonly slug: string })[]
  }
  /** One sentence in large letters over the category's scene. */
  readonly sceneLine: string
  /** As in ServiceCopy. */
  readonly price: Passage
  readonly questions: { readonly heading: string; readonly items: readonly Question[] }
}

export interface TownCopy {
  readonly meta: PageMeta
  /** `Locksmith in Hoboken, NJ` */
  readonly heading: string
  readonly lead: string
  /** Under the town's name on the page of all towns. */
  readonly line: string
  /** Where we come from, and what to tell us to be found; no minutes. */
  readonly approach: string
  /** Alternative text of the town's drawing in the hero. */
  readonly mapAlt: string
  /** Names on the town drawing in the hero, by its label points. */
  readonly mapLabels: Readonly<Record<string, string>>
  /** Four locks on one house, keyed A to D in the illustration. */
  readonly locks: {
    readonly heading: string
    readonly lead: string
    readonly pictureAlt: string
    readonly items: readonly (Titled & {
      readonly letter: 'A' | 'B' | 'C' | 'D'
      /** Label of a service in domain/services/services.ts; none if the business does not offer it. */
      readonly service?: string
    })[]
  }
  /** Streets, housing, parking, bus and ferry: three to seven passages about this town only. */
  readonly passages: readonly Passage[]
  readonly questions: { readonly heading: string; readonly items: readonly Question[] }
}
