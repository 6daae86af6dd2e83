/** Shapes of texts that a page's scripts show too. Placeholders: placeholders.ts. */

import type { StatusMessages } from './status-messages.ts'
import type { PageMeta, Titled } from './types.ts'

/** A heading with fixed line breaks at every width. */
export type Lines = readonly [string, ...string[]]

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
    /** Instead of it for a request that was asked for later. */
    readonly plannedLead: string
  }
  /** Shown to other visitors. */
  readonly unknown: { readonly heading: Lines; readonly lead: string }
  /** After a request that says that a child or a pet is locked in. */
  readonly inside: AdviceCopy & { readonly lead: string }
  /** After an urgent request about a lockout; to other visitors without the items. */
  readonly waiting: AdviceCopy
  /** After an urgent request about a car, in which a child or a pet may be. */
  readonly inCar: AdviceCopy
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
