import { MOVED_PAGES } from '#domain/moved.ts'
import { campaignFromQuery } from '#domain/campaign.ts'
import { phoneLine } from '#domain/phone.ts'
import { pageLanguage } from '#domain/visitor-language.ts'
import { type AllowedServices, contentSecurityPolicy } from './content-security-policy.ts'
import { headersFor } from './security-headers.ts'
import { type Accepted, bestEncoding, holdsTag, readAccepted } from './negotiation.ts'
import { type Switches, toldFile } from './told-switches.ts'
import type { Representation, Site, SiteFile, SitePage } from './site.ts'
import { splitTarget } from './target.ts'

/** Of a GET or HEAD, what the answer depends on. */
export interface SiteRequest {
  readonly url: string
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
}

/** What pages may do and say here; the same object for as long as that is the same. */
export interface Installation {
  readonly allowed: AllowedServices
  readonly switches: Switches
}

export type SiteAnswer =
  | {
      readonly status: 200 | 304 | 404
      /** Names and values in turn, ready for `writeHead`. */
      readonly headers: readonly string[]
      /** Null with 304. */
      readonly body: Buffer | null
    }
  | { readonly status: 308; readonly to: string }

/** Addresses that browsers and crawlers ask for unasked, with where that is. */
const ASKED_UNASKED: Readonly<Record<string, string>> = { '/favicon.ico': '/favicon.svg' }

/** Different `Accept-Encoding` headers that are remembered; browsers send a handful. */
const MOST_REMEMBERED = 200

interface Prepared {
  readonly policy: string | null
  readonly whole: readonly string[]
  readonly unchanged: readonly string[]
}

/**
 * The built site as answers (R11). Their headers are put together once for
 * each file and coding, pages' again when what the settings have switched on
 * changes: what is left for a request are a few look-ups.
 * @param common headers of every answer
 * @param gone pages that are gone, by path, with where their visitors are led
 */
export function createSiteAnswers(
  site: Site,
  common: Readonly<Record<string, string>>,
  gone = MOVED_PAGES,
): (request: SiteRequest, installation: Installation) => SiteAnswer {
  const accepted = createMemory(readAccepted)
  const moved = new Map([...Object.entries(ASKED_UNASKED), ...Object.entries(gone)])
  const policies = new Map<SitePage, { readonly for: Installation; readonly policy: string }>()
  const tellings = new Map<SiteFile, { readonly for: Installation; readonly told: SiteFile }>()
  const prepared = new WeakMap<Representation, Prepared>()

  const policyOf = (page: SitePage, installation: Installation): string => {
    const kept = policies.get(page)
    if (kept?.for === installation) return kept.policy
    const policy = contentSecurityPolicy(page.csp, installation.allowed)
    policies.set(page, { for: installation, policy })
    return policy
  }

  const toldOf = (file: SiteFile, installation: Installation): SiteFile => {
    const kept = tellings.get(file)
    if (kept?.for === installation) return kept.told
    const told = toldFile(file, installation.switches)
    tellings.set(file, { for: installation, told })
    return told
  }

  const prepare = (
    file: SiteFile,
    { representation, encoding }: Chosen,
    policy: string | null,
  ): Prepared => {
    const kept = prepared.get(representation)
    if (kept?.policy === policy) return kept
    const unchanged = Object.entries({
      ...headersFor(file.type, common),
      ...(policy !== null && { 'content-security-policy': policy }),
      'cache-control': file.cacheControl,
      etag: representation.tag,
      vary: 'Accept-Encoding',
    }).flat()
    const whole = [
      ...unchanged,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-type',
      file.type,
      'content-length',
      String(representation.body.length),
    ]
    const made = { policy, whole, unchanged }
    prepared.set(representation, made)
    return made
  }

  const answer = (
    { acceptEncoding, ifNoneMatch }: SiteRequest,
    file: SiteFile,
    { policy, status }: { readonly policy: string | null; readonly status: 200 | 404 },
  ): SiteAnswer => {
    const chosen = choose(file, accepted(acceptEncoding ?? ''))
    const { whole, unchanged } = prepare(file, chosen, policy)
    const { body, tag } = chosen.representation
    // Only a page that is there can be unchanged (RFC 9110, 13.2.1).
    return status === 200 && holdsTag(ifNoneMatch, tag)
      ? { status: 304, headers: unchanged, body: null }
      : { status, headers: whole, body }
  }

  return (request, installation) => {
    const { path: rawPath, query } = splitTarget(request.url)
    const path = rawPath.includes('%') ? decodeURI(rawPath) : rawPath
    const asset = site.files.get(path)
    if (asset) return answer(request, asset, { policy: null, status: 200 })
    const page = site.pages.get(path)
    if (page) {
      const policy = policyOf(page, installation)
      const file = toldOf(variantFor(query, page), installation)
      return answer(request, file, { policy, status: 200 })
    }
    const bare = withoutSlashes(path)
    const to = moved.get(bare) ?? bare
    // Only to what there is: '//evil.example/' must not become an address elsewhere.
    if (to !== path && site.pages.has(to))
      return { status: 308, to: query === '' ? to : `${to}?${query}` }
    if (to !== bare && site.files.has(to)) return { status: 308, to }
    const notFound = (pageLanguage(path) === 'es' && site.notFoundInSpanish) || site.notFound
    const policy = policyOf(notFound, installation)
    return answer(request, variantFor(query, notFound), { policy, status: 404 })
  }
}

/** Without the slashes at its end; by hand, since a pattern for them looks again from each slash of a path. */
function withoutSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}

/** R4: visitors from paid search see their own phone line, before any script has run. */
function variantFor(query: string, { ordinary, paid }: SitePage): SiteFile {
  if (query === '' || paid === null) return ordinary
  const campaign = campaignFromQuery(new URLSearchParams(query)) ?? {}
  return phoneLine(campaign) === 'paidSearch' ? paid : ordinary
}

interface Chosen {
  readonly encoding: string
  readonly representation: Representation
}

function choose({ encodings, representations }: SiteFile, accepted: Accepted): Chosen {
  const encoding = bestEncoding(accepted, encodings)
  const representation = representations[encoding]
  return representation
    ? { encoding, representation }
    : { encoding: 'identity', representation: representations.identity }
}

/** What was made of a text before, for as many texts as honest clients send. */
function createMemory<Value>(make: (text: string) => Value): (text: string) => Value {
  const kept = new Map<string, Value>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    if (kept.size >= MOST_REMEMBERED) kept.clear()
    const value = make(text)
    kept.set(text, value)
    return value
  }
}
