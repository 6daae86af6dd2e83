import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { phoneLine } from '#domain/phone.ts'
import { campaignFromQuery } from '#domain/campaign.ts'
import { apiError, sendApiError } from './api-error.ts'
import { type AllowedServices, contentSecurityPolicy } from './content-security-policy.ts'
import { chooseEncoding, holdsTag } from './negotiation.ts'
import type { Settings } from './settings-snapshot.ts'
import type { Site, SiteFile, SitePage } from './site.ts'
import { splitTarget } from './target.ts'

/** Settings row: origins, separated by spaces, of an analytics service that the owner added (R63). */
export const ANALYTICS_KEY = 'analytics_origins'

/** Serves the built site from memory: pages, files, and the not-found page for every other path (R11). */
export function addSiteRoutes(app: FastifyInstance, site: Site, settings: Settings): void {
  const policyOf = createPolicies(settings, app)

  app.get('/*', async (request, reply) => {
    const { path: rawPath, query } = splitTarget(request.url)
    const path = decodeURI(rawPath)
    const file = site.files.get(path)
    if (file) return sendFile(request, reply, file)
    const page = site.pages.get(path)
    if (page) return await sendPage(request, reply, page, { query, status: 200 })
    const bare = path.replace(/\/+$/, '')
    // Only to a page that there is: '//evil.example/' must not become an address elsewhere.
    if (bare !== path && site.pages.has(bare)) {
      return reply.redirect(query === '' ? bare : `${bare}?${query}`, 308)
    }
    return await sendPage(request, reply, site.notFound, { query, status: 404 })
  })

  app.setNotFoundHandler((request, reply) => {
    const error = apiError(405, 'PT405', 'This address can only be read', {
      hint: 'Use GET or HEAD.',
    })
    // Whatever body comes with it is not worth reading to its end.
    reply.header('allow', 'GET, HEAD').header('connection', 'close')
    request.log.debug({ req: request }, 'method not allowed')
    return sendApiError(reply, error)
  })

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    page: SitePage,
    { query, status }: { query: string; status: number },
  ): Promise<FastifyReply> {
    reply.header('content-security-policy', await policyOf(page)).code(status)
    return sendFile(request, reply, variantFor(query, page))
  }
}

/** R4: visitors from paid search see their own phone line, before any script has run. */
function variantFor(query: string, { ordinary, paid }: SitePage): SiteFile {
  if (query === '' || paid === null) return ordinary
  const campaign = campaignFromQuery(new URLSearchParams(query)) ?? {}
  return phoneLine(campaign) === 'paidSearch' ? paid : ordinary
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file.encodings)
  const { body, tag } = file.representations[encoding] ?? file.representations.identity
  reply
    .header('cache-control', file.cacheControl)
    .header('etag', tag)
    .header('vary', 'Accept-Encoding')
  // Only a page that is there can be unchanged (RFC 9110, 13.2.1).
  if (reply.statusCode === 200 && holdsTag(request.headers['if-none-match'], tag))
    return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(file.type).send(body)
}

/** Each page's policy, built again only when a setting that bears on it changes. */
function createPolicies(
  settings: Settings,
  app: FastifyInstance,
): (page: SitePage) => Promise<string> {
  const built = new Map<SitePage, { readonly key: string; readonly policy: string }>()
  return async (page) => {
    const allowed = await allowedServices(settings, app)
    const key = JSON.stringify(allowed)
    const kept = built.get(page)
    if (kept?.key === key) return kept.policy
    const policy = contentSecurityPolicy(page.csp, allowed)
    built.set(page, { key, policy })
    return policy
  }
}

async function allowedServices(settings: Settings, app: FastifyInstance): Promise<AllowedServices> {
  try {
    return {
      maps: ((await settings.get('address_provider')) ?? 'google') === 'google',
      recaptcha: ((await settings.get('captcha_provider')) ?? 'recaptcha') === 'recaptcha',
      analytics: analyticsOrigins((await settings.get(ANALYTICS_KEY)) ?? ''),
    }
  } catch (error) {
    // The pages must be there while the database is not, and then nothing else of Google's can work either.
    app.log.warn({ err: error }, 'settings unreadable, pages allow no services of others')
    return { maps: false, recaptcha: false, analytics: [] }
  }
}

/** Only whole https origins get into the policy; anything else in the row is no origin. */
function analyticsOrigins(row: string): readonly string[] {
  return row.split(/\s+/).filter((entry) => /^https:\/\/[a-z0-9.*-]+(:\d+)?$/i.test(entry))
}
