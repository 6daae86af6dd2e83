/** Shape of home. Placeholders: placeholders.ts. */

import type { Lines } from './page-types.ts'
import type { PageMeta, Titled } from './types.ts'

type PinLetter = 'A' | 'B' | 'C' | 'D'

export interface HomeCopy {
  readonly meta: PageMeta
  readonly hero: {
    readonly badge: string
    /** Line before the word, where the language has the noun first. */
    readonly opening?: string
    /** Shown in turn, in this order. */
    readonly words: readonly [string, string, string]
    /** Follow the word; with the first word they are the h1 for screen readers. */
    readonly lines: readonly string[]
    readonly lead: string
    readonly call: string
    readonly services: string
    readonly tiles: readonly [string, string, string]
    readonly pause: string
    readonly play: string
    /** Appended to the button's accessible name. */
    readonly changingWord: string
  }
  readonly services: {
    readonly heading: Lines
    readonly lead: string
    readonly link: string
    readonly tags: {
      readonly emergencyLockout: PriceTag
      readonly lockInstallation: PriceTag
    }
  }
  readonly emergency: {
    readonly heading: Lines
    readonly lead: string
    readonly callNow: string
    readonly danger: Titled
    /** To /guides/while-you-wait. */
    readonly guide: string
    /** By slug of the emergency services, in the order of the picture. */
    readonly links: readonly { readonly slug: string; readonly text: string }[]
    /** Alternative text of the drawing. */
    readonly sceneAlt: string
  }
  readonly process: { readonly heading: string; readonly steps: readonly Titled[] }
  readonly why: {
    readonly heading: Lines
    readonly lead: string
    /** To /guides/locksmith-scams. */
    readonly guide: string
    readonly reasons: readonly (Titled & { readonly letter: PinLetter })[]
    readonly workOrder: WorkOrderCopy
  }
  readonly reviews: {
    /** Follows the rating, a large numeral. */
    readonly count: string
    readonly lead: string
    readonly link: string
    readonly sample: string
    /** While the rating is not confirmed. */
    readonly ratingSample: string
    /** Beside a confirmed rating, or none. */
    readonly reviewSamples: string
  }
  readonly map: { readonly heading: Lines; readonly lead: string; readonly pictureAlt: string }
  readonly faq: {
    readonly heading: Lines
    /** Before the link to the FAQ page; followed by a full stop. */
    readonly lead: string
    readonly link: string
  }
}

interface PriceTag {
  readonly title: string
  readonly price: string
}

/** Text of the sample document; amounts come from business.json. */
interface WorkOrderCopy {
  readonly title: string
  readonly sample: string
  readonly numberLabel: string
  readonly number: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly lines: readonly {
    readonly letter: PinLetter
    readonly text: string
    readonly note?: string
    readonly amount: 'emergencyLockout' | 'nothing'
  }[]
  readonly total: string
  readonly signers: readonly {
    readonly letter: PinLetter
    readonly title: string
    readonly lines: readonly string[]
  }[]
  readonly signed: string
}
