import { formerAddresses } from '#domain/pages/former-addresses.ts'
import type { Review } from '#domain/lead/review.ts'
import { hasGoogleTag } from '#domain/pages/page-tags.ts'
import { isPaidSearch } from '#domain/sources/paid-search.ts'
import { pageLanguage } from '#domain/submission/visitor-language.ts'
import { type AllowedExternalServices, contentSecurityPolicy } from './content-security-policy.ts'
import { bestEncoding, matchesETag } from './negotiation.ts'
import type { FeatureFlagValues } from './feature-flag-values.ts'
import { fillSlots, type RenderSlot } from './page-slots.ts'
import { type Site, type SiteFile, type ServedPage, textFile } from './site.ts'
import { withPageFacts } from './page-facts.ts'
import { withStructuredRating } from './structured-rating.ts'
import { splitTarget } from '#server/platform/http/request-target.ts'

/** The parts of a GET or HEAD request that determine the response. */
export interface StaticRequest {
  readonly url: string
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
}

/** Features allowed on pages; the same object while nothing changes, because it is a cache key. */
export interface InstallationOptions {
  readonly allowed: AllowedExternalServices
  /** Whether the response depends on Global Privacy Control. */
  readonly hasChoice: boolean
  readonly featureFlags: FeatureFlagValues
  readonly reviews: readonly Review[]
}

export type StaticResponse =
  | {
      readonly status: 200 | 304 | 404
      /** Names and values alternating, ready for `writeHead`. */
      readonly headers: readonly string[]
      /** `null` with 304. */
      readonly body: Buffer | null
    }
  | { readonly status: 308; readonly to: string }

/** Paths that browsers and crawlers request by convention, with the actual path. */
const WELL_KNOWN_ICON_PATHS: Readonly<Record<string, string>> = { '/favicon.ico': '/favicon.svg' }

export interface SiteResponsesOptions {
  /** Renders the parts of pages that depend on the installation. */
  readonly renderSlot: RenderSlot
  /** Headers of every response. */
  readonly common: Readonly<Record<string, string>>
}

/**
 * Creates the function that responds from the built site (R11).
 * @param gone former addresses and removed pages by path, with the path to redirect to
 */
export function createSiteResponses(
  site: Site,
  { renderSlot, common }: SiteResponsesOptions,
  gone = formerAddresses(),
): (request: StaticRequest, installation: InstallationOptions) => StaticResponse {
  const moved = new Map([...Object.entries(WELL_KNOWN_ICON_PATHS), ...Object.entries(gone)])
  // A page with filled slots must be compressed again, so it is cached, for as long as the
  // installation stays the same.
  const filledFiles = new WeakMap<InstallationOptions, Map<SiteFile, SiteFile>>()

  const fileFor = (file: SiteFile, path: string, installation: InstallationOptions): SiteFile => {
    const filled = filledFiles.get(installation) ?? new Map<SiteFile, SiteFile>()
    filledFiles.set(installation, filled)
    const cached = filled.get(file)
    if (cached) return cached
    const before = file.representations.identity.body.toString('utf8')
    const { allowed, featureFlags, reviews } = installation
    const complete = fillSlots(before, path, { render: renderSlot, featureFlags, reviews })
    const after = withPageFacts(withStructuredRating(complete, reviews), allowed)
    const rendered = after === before ? file : textFile(file, after)
    filled.set(file, rendered)
    return rendered
  }

  const answer = (
    { acceptEncoding, ifNoneMatch }: StaticRequest,
    { type, cacheControl, encodings, representations }: SiteFile,
    {
      policy,
      status,
      installation,
    }: {
      readonly policy: string | null
      readonly status: 200 | 404
      /** Of a page. */
      readonly installation?: InstallationOptions
    },
  ): StaticResponse => {
    const tags = installation?.allowed.tags
    const encoding = bestEncoding(acceptEncoding ?? '', encodings)
    const { body, etag } = representations[encoding] ?? representations.identity
    const headers = Object.entries({
      ...common,
      ...(policy !== null && { 'content-security-policy': policy }),
      'cache-control': cacheControl,
      etag,
      vary: installation?.hasChoice === true ? 'Accept-Encoding, Sec-GPC' : 'Accept-Encoding',
      // Google's Tag Assistant opens the page in a window and talks to it.
      ...(tags && hasGoogleTag(tags) && { 'cross-origin-opener-policy': 'unsafe-none' }),
    }).flat()
    // Only an existing page can be unchanged (RFC 9110, 13.2.1).
    if (status === 200 && matchesETag(ifNoneMatch, etag))
      return { status: 304, headers, body: null }
    if (encoding !== 'identity') headers.push('content-encoding', encoding)
    headers.push('content-type', type, 'content-length', String(body.length))
    return { status, headers, body }
  }

  return (request, installation) => {
    const { path: rawPath, query } = splitTarget(request.url)
    const path = rawPath.includes('%') ? decodeURI(rawPath) : rawPath
    const asset = site.files.get(path)
    if (asset) return answer(request, asset, { policy: null, status: 200 })
    const page = site.pages.get(path)
    if (page) {
      const policy = contentSecurityPolicy(page.csp, installation.allowed)
      const file = fileFor(variantFor(query, page), path, installation)
      return answer(request, file, { policy, status: 200, installation })
    }
    const bare = trimTrailingSlashes(path)
    const to = moved.get(bare) ?? bare
    // Only to existing pages: '//evil.example/' must not become an external redirect.
    if (to !== path && site.pages.has(to))
      return { status: 308, to: query === '' ? to : `${to}?${query}` }
    if (to !== bare && site.files.has(to)) return { status: 308, to }
    const notFound = (pageLanguage(path) === 'es' && site.notFoundInSpanish) || site.notFound
    const policy = contentSecurityPolicy(notFound.csp, installation.allowed)
    const file = fileFor(variantFor(query, notFound), path, installation)
    return answer(request, file, { policy, status: 404, installation })
  }
}

/**
 * Removes trailing slashes. Without a regular expression, because that would scan again from each
 * slash.
 */
function trimTrailingSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}

/** Chooses the variant with the paid-search phone number, before any script runs. */
function variantFor(query: string, { ordinary, paid }: ServedPage): SiteFile {
  if (query === '' || paid === null) return ordinary
  return isPaidSearch(`?${query}`) ? paid : ordinary
}
