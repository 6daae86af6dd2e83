import { type Campaign, campaignFromQuery } from '#domain/campaign.ts'

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
  return headers.origin === undefined || isOurs(headers.origin, headers, siteUrl)
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

/** Where on the site the form stood, as far as the browser says: path and campaign (R4, R50). */
export function cameFrom(
  headers: OriginHeaders,
  siteUrl: string,
): { path: string; campaign: Campaign | null } {
  const page =
    headers.referer !== undefined && isOurs(headers.referer, headers, siteUrl)
      ? URL.parse(headers.referer)
      : null
  if (page === null) return { path: '/', campaign: null }
  return { path: page.pathname, campaign: campaignFromQuery(page.searchParams) }
}

/** By host alone: behind a proxy that ends TLS the scheme differs. */
function isOurs(address: string, headers: OriginHeaders, siteUrl: string): boolean {
  const host = URL.parse(address)?.host
  return host !== undefined && (host === headers.host || host === URL.parse(siteUrl)?.host)
}
