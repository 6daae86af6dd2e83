/**
 * The shapes of the site's copy. Copy stands apart from layout, so that a
 * second language can be added beside it without touching a component.
 * Text is plain: no markup, straight apostrophes become typographic ones here.
 */

/** For the head of a page; clipped by seo/ to the limits of R80. */
export interface PageMeta {
  /** Without the company name; seo/ adds it where it fits. */
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

/** Icons that a 'have ready' item can carry; drawn in site/ui/icons.tsx. */
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

/** One named part of a plate; the drawing of the same name holds the points (art/plates). */
export interface Callout extends Titled {
  /** Key of the part in the plate's drawing. */
  readonly part: string
}

export interface ServiceCopy {
  readonly meta: PageMeta
  /** The h1; at most two short lines at display size. */
  readonly heading: string
  /** Right under the h1: what goes before calling us, where a life may hang on it. */
  readonly warning?: string
  /** Under the h1, at most 140 characters: what we do, that it is 24/7, the place, the price or how to hear it. */
  readonly lead: string
  /** One line under this service's name where other pages link to it, at most 60 characters. */
  readonly blurb: string
  /** What the plate shows, for those who cannot see it. */
  readonly plateAlt: string
  /** Three to five parts; none for as long as the page has no plate of its own (art/plates/key-plate.tsx). */
  readonly callouts: readonly Callout[]
  /** As h2 what the section says (at most eight words), then what is done and by whom, in one to three paragraphs. */
  readonly promise: Passage
  readonly whenToCall: Listing
  /** Two cases side by side. */
  readonly comparison: {
    readonly heading: string
    readonly columns: readonly [string, string]
    readonly rows: readonly { readonly label: string; readonly cells: readonly [string, string] }[]
  }
  readonly steps: { readonly heading: string; readonly items: readonly Titled[] }
  readonly price: Passage
  /** Three items. */
  readonly ready: { readonly heading: string; readonly items: readonly ReadyItem[] }
  readonly refusals: Listing
  readonly questions: { readonly heading: string; readonly items: readonly Question[] }
  /** Heading of the related services, and of the aside with the form's first questions. */
  readonly related: { readonly heading: string }
  readonly aside: { readonly heading: string; readonly hint: string }
}

export interface CategoryCopy {
  readonly meta: PageMeta
  readonly heading: string
  readonly lead: string
  /** One line under the name in the ledger on home, at most 34 characters. */
  readonly blurb: string
  readonly plateAlt: string
  readonly callouts: readonly Callout[]
  readonly promise: Passage
  /** How to tell which of the category's services is the right one; one entry a service, by slug. */
  readonly chooser: {
    readonly heading: string
    readonly items: readonly (Titled & { readonly slug: string })[]
  }
  readonly whenToCall: Listing
  readonly steps: { readonly heading: string; readonly items: readonly Titled[] }
  readonly price: Passage
  readonly refusals: Listing
  readonly questions: { readonly heading: string; readonly items: readonly Question[] }
}

export interface CityCopy {
  readonly meta: PageMeta
  /** `Locksmith in Hoboken, NJ` */
  readonly heading: string
  readonly lead: string
  /** Under the town's name on the page of all towns. */
  readonly line: string
  /** How a van gets there from North Bergen: roads, no minutes. */
  readonly approach: string
  /** What the drawing of the town in the hero shows, for those who cannot see it. */
  readonly mapAlt: string
  /** Names set on the town drawing in the hero; keys are its label points. */
  readonly mapLabels: Readonly<Record<string, string>>
  /** Four locks on one house, keyed A to D in the illustration. */
  readonly locks: {
    readonly heading: string
    readonly lead: string
    readonly pictureAlt: string
    readonly items: readonly (Titled & {
      readonly letter: 'A' | 'B' | 'C' | 'D'
      /** Label of a service in domain/services.ts; none where the firm does not do it. */
      readonly service?: string
    })[]
  }
  /** Streets, housing, parking, bus and ferry: three to five passages of this town only. */
  readonly passages: readonly Passage[]
  readonly questions: { readonly heading: string; readonly items: readonly Question[] }
  readonly neighbors: { readonly heading: string; readonly lead: string }
}
