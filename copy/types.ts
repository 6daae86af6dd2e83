/**
 * Shapes of the site's copy. Copy is separate from layout, so that a language can be added without
 * changing components. Text is plain: no markup; straight apostrophes become typographic ones here.
 */

/** Title and description of a page; clipped by seo/ to the limits of the specification. */
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
