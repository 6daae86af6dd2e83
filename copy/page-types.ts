import type { Terms } from '#domain/business.ts'
import type { GroupId } from '#domain/services.ts'
import type { StatusWords } from '#domain/status-words-en.ts'
import type { FeatureFlag } from '#domain/feature-flags.ts'
import type { Listing, PageMeta, Passage, Question, Titled } from './types.ts'

/** The shapes of FAQ and the content pages; home has its own (home-types.ts). Names in braces: placeholders.ts. */

/** A heading set in lines of its own choosing at every width. */
export type Lines = readonly [string, ...string[]]

export interface FaqQuestion extends Question {
  /** Anchor on the FAQ page. */
  readonly id: string
}

export interface FaqGroup {
  readonly id: string
  readonly heading: string
  readonly questions: readonly FaqQuestion[]
}

export interface FaqCopy {
  readonly meta: PageMeta
  readonly heading: string
  readonly lead: string
  readonly groups: readonly FaqGroup[]
  readonly notFound: Titled
}

/** What every content page has. */
interface PageFrame {
  readonly meta: PageMeta
  readonly heading: string
  readonly lead: string
}

export interface AboutCopy extends PageFrame {
  readonly passages: readonly Passage[]
  readonly van: Listing
  readonly license: Titled
  readonly closing: string
}

export interface ContactCopy extends PageFrame {
  readonly channels: readonly (Titled & { readonly kind: 'phone' | 'form' | 'email' | 'mail' })[]
  readonly ask: Listing
  readonly danger: Titled
  readonly areas: Titled & { readonly link: string }
  readonly closing: string
}

export interface ServicesCopy extends PageFrame {
  readonly groups: readonly (Titled & { readonly group: GroupId; readonly link: string })[]
  readonly other: Titled & { readonly link: string }
  readonly price: Passage
}

/** The frame of R162: rows and figures come from domain/business.ts. */
export interface PricingCopy extends PageFrame {
  /** Headings of the four lists. */
  readonly groups: Readonly<Record<GroupId, string>>
  readonly terms: {
    readonly heading: string
    /** `ask` stands while the owner has no sentence for the term. */
    readonly items: readonly {
      readonly term: keyof Terms
      readonly title: string
      readonly ask: string
    }[]
  }
  readonly how: Passage
}

/** A page to be read: what to do, or what to look out for. */
export interface GuideCopy extends PageFrame {
  readonly sections: readonly ReadingSection[]
  /** Links to pages that help further, each with a text that says where it leads. */
  readonly further: {
    readonly heading: string
    readonly links: readonly { readonly path: string; readonly text: string }[]
  }
}

export interface ReviewsCopy extends PageFrame {
  readonly sample: string
  /** While nobody has confirmed the rating. */
  readonly ratingSample: string
  readonly sampleNote: string
  readonly passages: readonly Passage[]
  readonly closing: string
}

export interface BookOnlineCopy extends PageFrame {
  readonly next: { readonly heading: string; readonly steps: readonly Titled[] }
  readonly before: Listing
  readonly urgent: Titled
}

export interface ServiceAreasCopy extends PageFrame {
  readonly townLink: string
  /** What the map shows, for those who cannot see it. */
  readonly mapAlt: string
  readonly passages: readonly Passage[]
}

export interface ReadingSection extends Passage {
  /** Shown as a list with bold names under the paragraphs. */
  readonly items?: readonly Titled[]
}

/** A sentence that depends on what this installation has switched on (domain/feature-flags.ts). */
export interface FlaggedText {
  readonly about: FeatureFlag
  /** True either way, for as long as nobody knows which. */
  readonly either: string
  readonly on: string
  /** Null: then there is nothing to say. */
  readonly off: string | null
}

export interface LegalSection extends Omit<ReadingSection, 'paragraphs'> {
  readonly paragraphs: readonly (string | FlaggedText)[]
}

export interface LegalCopy extends PageFrame {
  readonly sections: readonly LegalSection[]
}

export interface SitemapCopy extends PageFrame {
  readonly groups: {
    readonly main: string
    readonly services: string
    readonly areas: string
    readonly legal: string
  }
}

export interface ThankYouCopy {
  readonly meta: PageMeta
  /** A request was sent in this visit; `visitorPhone` is the number that was typed. */
  readonly sent: { readonly heading: Lines; readonly lead: string }
  /** The page was opened without one. */
  readonly unknown: { readonly heading: Lines; readonly lead: string }
  readonly waiting: {
    readonly heading: string
    readonly items: readonly Titled[]
    readonly guides: readonly { readonly path: string; readonly text: string }[]
  }
  readonly slip: {
    readonly heading: string
    readonly service: string
    readonly where: string
    readonly when: string
    readonly wrong: string
  }
  readonly returnHome: string
  readonly pictureAlt: string
}

/** The status banner before the server has answered; afterwards it shows what the status page says. */
export interface StatusBannerCopy extends StatusWords {
  /** On the link to the status page. */
  readonly page: string
}

export interface NotFoundCopy {
  readonly meta: PageMeta
  readonly heading: Lines
  readonly lead: string
  readonly returnHome: string
  readonly ourServices: string
  /** Stands before the phone link. */
  readonly lockedOut: string
  readonly pictureAlt: string
}
