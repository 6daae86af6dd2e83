/**
 * Scripts of other companies on public pages (R212). The server writes them into the page as an
 * attribute of `<html>`, which the page's own script reads.
 */

export interface PageTags {
  /** The owner's own script, an address on this site. */
  readonly analytics: string | null
}

/** Value of the attribute where the visitor has refused them by Global Privacy Control. */
export const REFUSED_TAGS = 'off'
