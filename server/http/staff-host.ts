import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPrivatePath } from '#domain/pages/private-paths.ts'
import { apiError, sendApiError } from './api-error.ts'
import { splitTarget } from './request-target.ts'
import { PRIVATE_HEADERS } from './response-headers.ts'

interface StaffHostOptions {
  readonly siteUrl: string
  readonly staffUrl: string
  /** Returns whether the built site has such a file; pages are no files. */
  readonly isFile: (path: string) => boolean
}

/** Probes answer on every host, because supervisors ask by whatever name they know. */
const PROBES: readonly string[] = ['/healthz', '/readyz', '/metrics']

/**
 * Separates the board, status pages and accept pages from the public pages by their host names
 * (STAFF_URL), so that a script that the owner allows on public pages is in another origin. The
 * private host serves no public page, where such a script would run, and the public host nothing
 * private. Reading leads to the other host; everything else is refused, because a repeated form
 * would come from the wrong origin.
 */
export function separateStaffHost(
  app: FastifyInstance,
  { siteUrl, staffUrl, isFile }: StaffHostOptions,
): void {
  if (staffUrl === siteUrl) return
  const { host: staffHost, protocol } = new URL(staffUrl)
  const isOnStaffHost = ({ headers: { host = '' } }: FastifyRequest): boolean =>
    // Without the scheme's own port, as in `staffHost`.
    URL.parse(`${protocol}//${host}`)?.host === staffHost

  app.addHook('onRequest', async (request, reply) => {
    const path = decodedPath(request.url)
    if (PROBES.includes(path)) return
    // The matched route counts too, because it decides which handler runs.
    const isPrivate = isPrivatePath(path) || isPrivatePath(request.routeOptions.url ?? '')
    const onStaffHost = isOnStaffHost(request)
    if (isPrivate === onStaffHost) return
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (onStaffHost && isReading && isFile(path)) return
    const home = isPrivate ? staffUrl : siteUrl
    if (!isReading) {
      reply.header('connection', 'close')
      return sendApiError(reply, misdirected(home))
    }
    return reply.headers(PRIVATE_HEADERS).redirect(home + request.url, 302)
  })
}

const misdirected = (home: string) =>
  apiError(404, 'PT404', 'This address is on another host', {
    hint: `Send it to ${home}, from a page of that host.`,
  })

/** The target was checked to be decodable (`routableUrl`). */
const decodedPath = (url: string): string => decodeURI(splitTarget(url).path)
