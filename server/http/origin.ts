import { type Campaign, campaignFromQuery } from '#domain/campaign.ts'
import { type ApiError, apiError } from './api-error.ts'

/** What is answered to what another site sent. */
export const FOREIGN_ORIGIN_ERROR: ApiError = apiError(
  403,
  'PT403',
  'This was sent from another website',
)

export interface OriginHeaders {
  readonly host?: string | undefined
  readonly origin?: string | undefined
  readonly referer?: string | undefined
  readonly 'sec-fetch-site'?: string | readonly string[] | undefined
}

/**
 * True unless the browser says that another site sent the form. What a
 * browser leaves out is not held against anybody.
 * @param siteUrl the canonical origin
 */
export function isSameOrigin(headers: OriginHeaders, siteUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || isOwnAddress(headers.origin, headers, siteUrl)
}

/**
 * The same for a page behind a secret address. It sends no referrer, and with
 * it `null` for an origin (Fetch, 3.2), which in browsers without
 * Sec-Fetch-Site is all that is known; the secret stands for the rest.
 */
export function isOwnSecretForm(headers: OriginHeaders, siteUrl: string): boolean {
  const { origin, ...rest } = headers
  return isSameOrigin(origin === undefined || origin === 'null' ? rest : headers, siteUrl)
}

/** A page of this site on which a form stood. */
export interface ReferringPage {
  readonly path: string
  /** R4 */
  readonly campaign: Campaign | null
  /** The path with its query, for a form that stands for this page. */
  readonly address: string
}

/**
 * Where on the site the form stood, as far as the form itself says or else
 * the browser (R4, R50).
 * @param stated path and query that the form came with; null where it did not say
 */
export function referringPage(
  headers: OriginHeaders,
  siteUrl: string,
  stated: string | null,
): ReferringPage {
  const referer = headers.referer ?? ''
  const page =
    stated === null
      ? isOwnAddress(referer, headers, siteUrl)
        ? URL.parse(referer)
        : null
      : URL.parse(stated, siteUrl)
  if (page === null) return { path: '/', campaign: null, address: '/' }
  return {
    path: page.pathname,
    campaign: campaignFromQuery(page.searchParams),
    address: page.pathname + page.search,
  }
}

/** By host alone: behind a proxy that ends TLS the scheme differs. */
function isOwnAddress(address: string, headers: OriginHeaders, siteUrl: string): boolean {
  const host = URL.parse(address)?.host
  return host !== undefined && (host === headers.host || host === URL.parse(siteUrl)?.host)
}
