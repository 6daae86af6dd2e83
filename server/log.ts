import { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import { maskSecrets } from '#domain/private-paths.ts'
import { splitTarget } from './http/request-target.ts'

/** Where log lines go; standard output outside of tests. */
export interface LogStream {
  write(line: string): void
  /** Lines that could not be written so far; one that cannot say has lost none. */
  lost?(): number
}

/** A path is the only text of a client's that is logged; a long one is no page of ours. */
const MAX_PATH_LENGTH = 200

/**
 * Options of Fastify's logger: one JSON object a line. Nothing that a visitor
 * typed may get in: of a request only method and path without its query, of
 * an error its name, code and stack, never what a driver quotes.
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

/** Fastify's own lines about each request are replaced by one of ours, written when it is answered. */
export const quietLogController = (): LogController =>
  new LogController({ disableRequestLogging: true })

/** Method and path of a request, its query and the secret of a private address left out (R105). */
export function describeRequest(request: Pick<FastifyRequest, 'method' | 'url'>): {
  method: string
  path: string
} {
  const { path } = splitTarget(request.url)
  return { method: request.method, path: maskSecrets(decodePath(path)).slice(0, MAX_PATH_LENGTH) }
}

/** As routes read it: an escaped letter must not carry a secret past the mask. */
function decodePath(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return '/undecodable'
    throw error
  }
}

/** An error without the details in which databases quote rows, and without the secret of an address. */
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
