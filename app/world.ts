import type { PhoneNumberKind } from '#domain/phone/phone.ts'
import type { FeatureFlagValues } from '#domain/pages/feature-flags.ts'
import type { PageTags } from '#domain/pages/page-tags.ts'
import type { LocalizedText } from '#domain/business/schema/schema.ts'
import type { Review } from '#domain/lead/review.ts'

/** A photograph of the business as pages show it. */
export interface ShownPhoto {
  readonly alt: LocalizedText
  readonly width: number
  readonly height: number
  /** Smallest file first; all browsers support the last. */
  readonly files: readonly { readonly type: string; readonly src: string }[]
}

/** Addresses and texts of the scripts that the browser build has made. */
export interface PageScripts {
  /** Text of the script in the head. */
  readonly head: string
  /** Text of the further script in the head of /thank-you. */
  readonly thankYou: string
  /** Text of the only script of the page that is shown offline. */
  readonly offline: string
  /** Address of the module that every page loads. */
  readonly main: string
}

/** What a page shows beside the facts of the business. */
export interface World {
  /** Scheme, host and port of the site, without a trailing slash. */
  readonly origin: string
  /** The public key that the API asks for. */
  readonly anonKey: string
  /** Which phone number the visitor sees. */
  readonly phone: PhoneNumberKind
  /** Published reviews, the newest first; without one the pages show the owner's. */
  readonly reviews: readonly Review[]
  /** What the legal pages say about this installation; a missing flag is unknown. */
  readonly flags: FeatureFlagValues
  /** Tags of other companies; `null` for none, or where the visitor's browser refuses them. */
  readonly tags: PageTags | null
  /** Origin of the status pages, if they have a host name of their own; `null` otherwise. */
  readonly privateOrigin: string | null
  /** By subject, such as `van`. */
  readonly photos: Readonly<Record<string, ShownPhoto | null>>
  readonly scripts: PageScripts
  /** Address of the facts that scripts read. */
  readonly facts: string
  /** Returns the address of a drawing, or its content as a data URL in a preview. */
  readonly drawing: (name: string) => string
  /** Returns the address of a font or drawing that styles name, or its content as a data URL. */
  readonly styleFile: (address: string) => string
}

let current: World | undefined

/**
 * Returns what is being rendered for.
 * @throws outside of `inWorld`
 */
export function world(): World {
  if (current === undefined) throw new Error('nothing is being rendered')
  return current
}

/** Returns it while something is rendered; undefined in a browser and in mails. */
export const worldOrNone = (): World | undefined => current

/** Runs a synchronous rendering in a world. */
export function inWorld<Result>(next: World, render: () => Result): Result {
  const before = current
  current = next
  try {
    return render()
  } finally {
    current = before
  }
}
