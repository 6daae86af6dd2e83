import {
  type Campaign,
  type ClickId,
  landingSource,
  readCampaign,
  readClickIds,
} from '#domain/sources/campaign.ts'
import { type ApiError, apiError } from './api-error.ts'

/** Response to a form that another site sent. */
export const FOREIGN_ORIGIN_ERROR: ApiError = apiError(
  403,
  'PT403',
  'This was sent from another website',
)

interface OriginHeaders {
  readonly host?: string | undefined
  readonly origin?: string | undefined
  readonly referer?: string | undefined
  readonly 'sec-fetch-site'?: string | readonly string[] | undefined
}

/**
 * Returns whether the form is not from another site, as far as the browser says. Missing headers
 * are accepted.
 */
export function isSameOrigin(headers: OriginHeaders, siteUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || isOwnAddress(headers.origin, headers, siteUrl)
}

/** Services that show a page in another language at an address of their own. */
const TRANSLATORS = /(?:^|\.)(?:translate\.goog|translatetheweb\.com|translated\.turbopages\.org)$/

/** Returns whether a form comes from our page as a translator shows it. */
export const isTranslated = ({ origin, referer }: OriginHeaders): boolean =>
  TRANSLATORS.test(URL.parse(origin ?? '')?.hostname ?? URL.parse(referer ?? '')?.hostname ?? '')

/**
 * Checks the origin of a form on a page with a secret address. Such a page sends no referrer and
 * therefore `null` as origin (Fetch, 3.2). In browsers without Sec-Fetch-Site nothing else is
 * known; the secret address protects the form.
 */
export function isOwnSecretForm(headers: OriginHeaders, siteUrl: string): boolean {
  const { origin, ...rest } = headers
  return isSameOrigin(origin === undefined || origin === 'null' ? rest : headers, siteUrl)
}

/** The page of this site that contained a form. */
export interface ReferringPage {
  readonly path: string
  /** What its address says about where the visitor came from; `null` for nothing. */
  readonly source: (Campaign & Partial<Record<ClickId, string>>) | null
  /** Path and query, for a form that names its page. */
  readonly address: string
}

/**
 * Returns the page that contained the form, from the form itself or else from the browser.
 * @param stated path and query from the form; `null` when missing
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
  if (page === null) return { path: '/', source: null, address: '/' }
  const landed = landingSource(page.search)
  return {
    path: page.pathname,
    source: landed && {
      ...readCampaign((key) => landed[key]),
      ...readClickIds((key) => landed[key]),
    },
    address: page.pathname + page.search,
  }
}

/** Compares hosts only: behind a proxy that terminates TLS the scheme differs. */
function isOwnAddress(address: string, headers: OriginHeaders, siteUrl: string): boolean {
  const host = URL.parse(address)?.host
  return host !== undefined && (host === headers.host || host === URL.parse(siteUrl)?.host)
}
