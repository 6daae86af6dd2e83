/**
 * Shapes of FAQ and content pages; home has its own (home-types.ts). Placeholders: placeholders.ts.
 */

import type { Terms } from '#domain/business/business.ts'
import type { GroupId } from '#domain/services/services.ts'
import type { StatusMessages } from './status-messages.ts'
import type { FeatureFlag } from '#domain/pages/feature-flags.ts'
import type { Listing, PageMeta, Passage, Question, Titled } from './types.ts'

/** A heading with fixed line breaks at every width. */
export type Lines = readonly [string, ...string[]]

export interface FaqQuestion extends Question {
  /** Anchor on the FAQ page. */
  readonly id: string
  /** Label of the service that it is about; it goes with the service. */
  readonly service?: string
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

/** Shared by all content pages. */
interface PageFrame {
  readonly meta: PageMeta
  readonly heading: string
  readonly lead: string
}

export interface AboutCopy extends PageFrame {
  readonly passages: readonly Passage[]
  readonly van: Listing
  /**
   * `link` leads to the state's list of licenses (copy/region.ts); `null` for other states. `null`
   * without a license.
   */
  readonly license: (Titled & { readonly link: string | null }) | null
  readonly closing: string
}

export interface ContactCopy extends PageFrame {
  readonly channels: readonly (Titled & { readonly kind: 'phone' | 'form' | 'email' | 'mail' })[]
  readonly ask: Listing
  readonly danger: Titled
  readonly areas: { readonly title: string; readonly link: string }
  readonly closing: string
}

export interface ServicesCopy extends PageFrame {
  readonly groups: readonly (Titled & { readonly group: GroupId; readonly link: string })[]
  readonly other: Titled & { readonly link: string }
  readonly price: Passage
}

/** Frame of the prices (R162): rows and figures come from business.json. */
export interface PricingCopy extends PageFrame {
  /** Headings of the four lists. */
  readonly groups: Readonly<Record<GroupId, string>>
  readonly terms: {
    readonly heading: string
    /** The sentences are the owner's (copy/price-text.ts); a term without one is left out. */
    readonly items: readonly { readonly term: keyof Terms; readonly title: string }[]
  }
  readonly how: Passage
}

/** A page of advice. */
export interface GuideCopy extends PageFrame {
  readonly sections: readonly ReadingSection[]
  /** Links to related pages, each with a descriptive text. */
  readonly further: {
    readonly heading: string
    readonly links: readonly { readonly path: string; readonly text: string }[]
  }
}

export interface ReviewsCopy extends PageFrame {
  readonly sample: string
  /** While the rating is not confirmed. */
  readonly ratingSample: string
  /** Before the address of a public profile. */
  readonly profile: string
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
  /** Alternative text of the map. */
  readonly mapAlt: string
  readonly passages: readonly Passage[]
}

export interface ReadingSection extends Passage {
  /** Shown as a list with bold names under the paragraphs. */
  readonly items?: readonly Titled[]
}

/** A sentence that depends on a feature flag (domain/pages/feature-flags.ts). */
export interface FlaggedText {
  readonly about: FeatureFlag
  /** Neutral wording while the setting is unknown. */
  readonly either: string
  readonly on: string
  /** `null`: nothing is shown. */
  readonly off: string | null
}

export interface LegalSection extends Omit<ReadingSection, 'paragraphs'> {
  readonly paragraphs: readonly (string | FlaggedText)[]
}

export interface LegalCopy extends PageFrame {
  /**
   * Which language is binding, before a link to the same page in the other language, which is in
   * that language.
   */
  readonly translation: { readonly text: string; readonly link: string }
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

export interface AdviceCopy {
  readonly heading: string
  readonly items: readonly Titled[]
  readonly guides: readonly { readonly path: string; readonly text: string }[]
}

export interface ThankYouCopy {
  readonly meta: PageMeta
  /** Shown after a submission in this tab; `visitorPhone` is the typed number. */
  readonly sent: {
    readonly heading: Lines
    readonly lead: string
    /** Instead of it for a request that was asked for later (R233). */
    readonly plannedLead: string
  }
  /** Shown to other visitors. */
  readonly unknown: { readonly heading: Lines; readonly lead: string }
  /** After an urgent request about a lockout; to other visitors without the items. */
  readonly waiting: AdviceCopy
  /** After any other request: nobody stands in the street. */
  readonly planned: AdviceCopy
  readonly summary: {
    readonly heading: string
    readonly service: string
    readonly where: string
    readonly when: string
    readonly wrong: string
  }
  readonly returnHome: string
  readonly pictureAlt: string
}

/** Status banner before the first poll; afterwards it shows the parts of the status page. */
export interface StatusBannerCopy extends StatusMessages {
  /** On the link to the status page. */
  readonly page: string
}

export interface NotFoundCopy {
  readonly meta: PageMeta
  readonly heading: Lines
  readonly lead: string
  readonly returnHome: string
  readonly ourServices: string
  /** Before the phone link. */
  readonly lockedOut: string
  readonly pictureAlt: string
}
