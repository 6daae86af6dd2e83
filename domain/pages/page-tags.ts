/**
 * Scripts of other companies on public pages. The server writes them into the page as an
 * attribute of `<html>`, which the page's own scripts read.
 */

export interface PageTags {
  /** Google Analytics: `G-…`. */
  readonly ga4: string | null
  /** Account and label of a Google Ads conversion: `AW-123456789/label`. */
  readonly ads: string | null
  /** Google Tag Manager: `GTM-…`. */
  readonly gtm: string | null
  /** The owner's own script, an address on this site. */
  readonly analytics: string | null
  /** Whether they load only after the visitor has accepted them. */
  readonly asksFirst: boolean
}

/** Returns whether one of the tags is Google's. */
export const hasGoogleTag = ({ ga4, ads, gtm }: Pick<PageTags, 'ga4' | 'ads' | 'gtm'>): boolean =>
  ga4 !== null || ads !== null || gtm !== null

/** Local storage key: the visitor's answer about tags, `accepted` or `declined`. */
export const TAG_CONSENT_KEY = 'tagConsent'
