import { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import { maskSecrets } from '#domain/pages/private-paths.ts'
import { splitTarget } from '#server/http/request-target.ts'

/** Receives log lines; standard output outside of tests. */
export interface LogStream {
  write(line: string): void
  /** Returns the number of lines that could not be written; missing when none are lost. */
  lost?(): number
}

/** A path is the only client text that is logged; a longer one is none of our pages. */
const MAX_PATH_LENGTH = 200

/**
 * Returns the options of Fastify's logger: one JSON object per line. No visitor input may be
 * logged: of a request only method and path without its query, of an error its name, code and
 * stack, never what a driver quotes.
 */
export function loggerOptions(options: {
  level: string
  stream: LogStream
  clock: () => number
}): NonNullable<Exclude<FastifyServerOptions['logger'], boolean>> {
  return {
    level: options.level,
    stream: options.stream,
    base: null,
    timestamp: () => `,"time":"${new Date(options.clock()).toISOString()}"`,
    serializers: {
      req: describeRequest,
      res: ({ statusCode }) => ({ statusCode }),
      err: describeError,
    },
  }
}

/** Disables Fastify's own lines about requests; ours are written with the response. */
export const quietLogController = (): LogController =>
  new LogController({ disableRequestLogging: true })

/**
 * Returns method and path of a request, without its query and the secret of a private address.
 */
export function describeRequest(request: Pick<FastifyRequest, 'method' | 'url'>): {
  method: string
  path: string
} {
  const { path } = splitTarget(request.url)
  return { method: request.method, path: maskSecrets(decodePath(path)).slice(0, MAX_PATH_LENGTH) }
}

/**
 * Decodes a path as the router does, so that escaped letters cannot carry a secret past the mask.
 */
function decodePath(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return '/undecodable'
    throw error
  }
}

/**
 * Returns an error without the details that quote database rows and without the secret of an
 * address.
 */
export function describeError(error: unknown): {
  type: string
  message: string
  stack: string
  code?: string
} {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'no error object', stack: '' }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return {
    type: error.name,
    message: maskSecrets(error.message),
    stack: maskSecrets(error.stack ?? ''),
    ...code,
  }
}
