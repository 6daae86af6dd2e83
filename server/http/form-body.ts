import type { FastifyInstance } from 'fastify'
import { apiError, RefusedError } from './api-error.ts'

export const FORM_MEDIA_TYPE = 'application/x-www-form-urlencoded'

/**
 * Maximum number of fields in a form body. Twilio's callbacks have about 20, our own forms
 * at most 16.
 */
export const MAX_FORM_FIELDS = 100

const AMPERSAND = 0x26

const tooManyFields = (maxFields: number) =>
  apiError(413, 'PT413', 'The form has too many fields', {
    hint: `Nothing was stored. ${maxFields} fields is the limit.`,
  })

/**
 * Parses an `application/x-www-form-urlencoded` body. Counts the fields before it parses, so a body
 * with thousands of fields costs only a scan.
 * @throws RefusedError for more than `maxFields` fields, empty ones included
 */
export function parseFormBody(body: Buffer, maxFields = MAX_FORM_FIELDS): URLSearchParams {
  let fields = 1
  for (let at = body.indexOf(AMPERSAND); at !== -1; at = body.indexOf(AMPERSAND, at + 1)) {
    if (++fields > maxFields) throw new RefusedError(tooManyFields(maxFields))
  }
  return new URLSearchParams(body.toString('utf8'))
}

/**
 * Size limit of pages' forms, in bytes: enough for a note of 500 characters of any script,
 * percent-encoded.
 */
export const PAGE_FORM_BYTES = 16 * 1024

/**
 * Adds the form parser to a scope.
 * @param options.mediaType `*` for a scope whose pages send forms only
 * @param options.bodyLimit in bytes; defaults to the server's limit
 * @param options.maxFields defaults to `MAX_FORM_FIELDS`
 */
export function addFormParser(
  app: FastifyInstance,
  {
    mediaType = FORM_MEDIA_TYPE,
    bodyLimit,
    maxFields,
  }: { mediaType?: string; bodyLimit?: number; maxFields?: number },
): void {
  app.addContentTypeParser(
    mediaType,
    { parseAs: 'buffer', ...(bodyLimit !== undefined && { bodyLimit }) },
    async (_request: unknown, body: Buffer) => parseFormBody(body, maxFields),
  )
}
