/**
 * Returns the content of the only part of a `multipart/form-data` body (RFC 7578), the field
 * `photo`, without a copy; `null` for any other body. A browser's form has no other part, so a
 * boundary within the content ends nothing and makes the photo unreadable.
 */
export function readPhotoPart(contentType: string, body: Buffer): Buffer | null {
  // Browsers send the boundary as the only parameter.
  const boundary = contentType.split('boundary=')[1]?.trim().replaceAll('"', '') ?? ''
  if (boundary === '' || boundary.length > MAX_BOUNDARY_LENGTH) return null
  const head = body.toString('latin1', 0, MAX_HEAD_BYTES)
  const headEnd = head.indexOf('\r\n\r\n')
  const bodyEnd = body.lastIndexOf(`\r\n--${boundary}--`)
  const isPhoto =
    head.startsWith(`--${boundary}\r\n`) &&
    /;\s*name="?photo"?[;\r]/i.test(head.slice(0, headEnd + 1))
  return isPhoto && headEnd !== -1 && bodyEnd > headEnd ? body.subarray(headEnd + 4, bodyEnd) : null
}

/** RFC 2046, 5.1.1. */
const MAX_BOUNDARY_LENGTH = 70

/** Boundary, content disposition with a file name, content type. */
const MAX_HEAD_BYTES = 2048
