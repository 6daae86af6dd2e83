import { apiError, RefusedError } from './api-error.ts'

/** A form with files, as browsers send it in `multipart/form-data` (RFC 7578). */
export interface MultipartForm {
  readonly fields: URLSearchParams
  /** Chosen files by the name of their field. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** More parts than a form of ours has; each takes time to read. */
const MAX_PARTS = 200

/** Returns whether a body has more boundaries than a form of ours. */
function hasTooManyParts(contentType: string, body: Buffer): boolean {
  const boundary = /boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i.exec(contentType)
  const mark = Buffer.from(`--${boundary?.[1] ?? boundary?.[2] ?? ''}`)
  let parts = 0
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length))
    if (++parts > MAX_PARTS) return true
  return false
}

/** @throws RefusedError for a body that is no such form */
export async function parseMultipartForm(
  contentType: string,
  body: Buffer,
): Promise<MultipartForm> {
  if (hasTooManyParts(contentType, body))
    throw new RefusedError(apiError(400, 'PT400', 'The form has too many parts'))
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  })
    .formData()
    .catch(() => {
      throw new RefusedError(
        apiError(400, 'PT400', 'The form could not be read', { hint: 'Send it again.' }),
      )
    })
  const fields = new URLSearchParams()
  const files = new Map<string, Buffer>()
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.append(name, value)
    // An empty field for a file is sent as an empty file.
    else if (value.size > 0) files.set(name, Buffer.from(await value.arrayBuffer()))
  }
  return { fields, files }
}
