import { apiError, RefusedError } from './api-error.ts'

/** A form with files, as browsers send it in `multipart/form-data` (RFC 7578). */
export interface MultipartForm {
  readonly fields: URLSearchParams
  /** Chosen files by the name of their field. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** @throws RefusedError for a body that is no such form */
export async function parseMultipartForm(
  contentType: string,
  body: Buffer,
): Promise<MultipartForm> {
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
