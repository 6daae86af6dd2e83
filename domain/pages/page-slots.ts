import { FEATURE_FLAGS } from './feature-flags.ts'

/**
 * Parts of built pages that the server renders again, because they depend on what it knows only
 * while it runs: published reviews and its settings. The build writes them between two comments,
 * with content that is true either way.
 */
export const PAGE_SLOTS = [
  /** The reviews of the home page. */
  'reviews',
  /** Lead and rating of the review page. */
  'reviews-head',
  /** The tags of the review page. */
  'review-rails',
  /** What the cookie banner says and asks. */
  'ask',
  /** A sentence of a legal page, by its flag. */
  ...FEATURE_FLAGS,
] as const

export type PageSlot = (typeof PAGE_SLOTS)[number]

/** Comment before the content of a slot. It is short, because home's HTML has no room. */
export const slotStart = (name: string): string => `<!--${name}-->`
/** Comment after the content of a slot; slots do not contain others. */
export const SLOT_END = '<!--/-->'
