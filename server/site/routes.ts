import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { siteRedirects } from '#domain/pages/redirects.ts'
import { hasGoogleTag } from '#domain/pages/page-tags.ts'
import { isPaidSearch } from '#domain/sources/paid-search.ts'
import { hasPaidSearchNumber } from '#domain/phone/paid-search-number.ts'
import { apiError, sendApiError } from '#server/http/api-error.ts'
import { splitTarget } from '#server/http/request-target.ts'
import type { Installation, InstallationOptions, ReadInstallation } from './installation.ts'
import { bestEncoding, matchesETag } from './negotiation.ts'
import type { ServedFile } from './served-file.ts'
import type { Site } from './site.ts'

interface SiteRoutesOptions {
  readonly site: Site
  readonly installation: ReadInstallation
  readonly headers: Readonly<Record<string, string>>
  readonly isStopping: () => boolean
}

/** Paths that browsers and crawlers request by convention, with the actual path. */
const WELL_KNOWN_ICON_PATHS: Readonly<Record<string, string>> = { '/favicon.ico': '/favicon.svg' }

/** Serves pages, files, redirects, and the not-found page for every other path. */
export function addSiteRoutes(
  app: FastifyInstance,
  { site, installation, headers, isStopping }: SiteRoutesOptions,
): void {
  function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    file: ServedFile,
    page?: {
      readonly status: 200 | 404
      readonly policy: string
      readonly options: InstallationOptions
    },
  ): void {
    const { 'accept-encoding': accepted = '', 'if-none-match': known } = request.raw.headers
    const encoding = bestEncoding(accepted, file.encodings)
    const { body, etag } = file.in(encoding)
    const { tags } = page?.options.allowed ?? { tags: null }
    const all = Object.entries({
      ...headers,
      ...(page && { 'content-security-policy': page.policy }),
      'cache-control': file.cacheControl,
      etag,
      vary: page?.options.hasChoice === true ? 'Accept-Encoding, Sec-GPC' : 'Accept-Encoding',
      // Google's Tag Assistant opens the page in a window and talks to it.
      ...(tags && hasGoogleTag(tags) && { 'cross-origin-opener-policy': 'unsafe-none' }),
      ...(isStopping() && { connection: 'close' }),
    }).flat()
    const status = page?.status ?? 200
    reply.hijack()
    // Only an existing page can be unchanged (RFC 9110, 13.2.1).
    if (status === 200 && matchesETag(known, etag)) {
      reply.raw.writeHead(304, all)
      reply.raw.end()
      return
    }
    if (encoding !== 'identity') all.push('content-encoding', encoding)
    all.push('content-type', file.type, 'content-length', String(body.length))
    reply.raw.writeHead(status, all)
    reply.raw.end(request.method === 'HEAD' ? undefined : body)
  }

  function respond(
    request: FastifyRequest,
    reply: FastifyReply,
    { ordinary, refused }: Installation,
  ): undefined | Promise<undefined> {
    const { path: rawPath, query } = splitTarget(request.raw.url ?? '')
    const path = rawPath.includes('%') ? decodeURI(rawPath) : rawPath
    // Global Privacy Control (https://w3c.github.io/gpc/).
    const options = request.raw.headers['sec-gpc'] === '1' ? refused : ordinary
    const sendPage = (): undefined => {
      const phone =
        query !== '' && hasPaidSearchNumber() && isPaidSearch(`?${query}`)
          ? 'paidSearch'
          : 'default'
      const { file, status, policy } = site.page(path, options, phone)
      sendFile(request, reply, file, { status, policy, options })
    }
    const sendMade = async (): Promise<undefined> => {
      const made = await site.makeFile(path, query, options)
      if (made === null) return sendPage()
      sendFile(request, reply, made)
    }
    const file = site.file(path)
    if (file && !site.isMade(path)) {
      sendFile(request, reply, file)
      return
    }
    if (site.isMade(path)) return sendMade()
    if (site.isPage(path)) return sendPage()
    const bare = trimTrailingSlashes(path)
    const targetOf = (of: string) => WELL_KNOWN_ICON_PATHS[of] ?? siteRedirects()[of] ?? of
    const isKnown = (of: string) => site.isPage(of) || app.hasRoute({ method: 'GET', url: of })
    // A QR code in capitals is smaller, and its addresses are read as they are drawn.
    const small = targetOf(bare.toLowerCase())
    const to = isKnown(targetOf(bare)) || !isKnown(small) ? targetOf(bare) : small
    // Only to existing addresses: '//evil.example/' must not become an external redirect.
    if (to !== path && isKnown(to))
      return void reply.redirect(query === '' ? to : `${to}?${query}`, 308)
    if (to !== bare && site.isFile(to)) return void reply.redirect(to, 308)
    return sendPage()
  }

  app.get('/*', (request, reply) => {
    const now = installation()
    return now instanceof Promise
      ? now.then((each) => respond(request, reply, each))
      : respond(request, reply, now)
  })

  app.setNotFoundHandler((request, reply) => {
    const { path } = splitTarget(request.raw.url ?? '')
    const isReadable = site.isPage(path) || site.isMade(path) || site.file(path) !== undefined
    const error = isReadable
      ? apiError(405, 'PT405', 'This address can only be read', { hint: 'Use GET or HEAD.' })
      : apiError(404, 'PT404', 'Nothing takes such a request at this address', {
          hint: 'Compare the address letter by letter: small letters, and no slash at its end.',
        })
    // The body of such a request is not read.
    reply.header('connection', 'close')
    if (isReadable) reply.header('allow', 'GET, HEAD')
    request.log.debug({ req: request }, 'method not allowed')
    return sendApiError(reply, error)
  })
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
