/**
 * Returns the first file of a `multipart/form-data` body (RFC 7578) whose field is `photo`, without
 * a copy; `null` if there is none. The page has two such fields, of which one stays empty. A
 * boundary within the content ends the part and makes the photo unreadable.
 */
export function readPhotoPart(contentType: string, body: Buffer): Buffer | null {
  // Browsers send the boundary as the only parameter.
  const boundary = contentType.split('boundary=')[1]?.trim().replaceAll('"', '') ?? ''
  if (boundary === '' || boundary.length > MAX_BOUNDARY_LENGTH) return null
  const start = `--${boundary}\r\n`
  if (body.toString('latin1', 0, start.length) !== start) return null
  const delimiter = `\r\n--${boundary}`
  let at = start.length
  for (let part = 0; part < MAX_PARTS; part++) {
    const head = body.toString('latin1', at, at + MAX_HEAD_BYTES)
    const headLength = head.indexOf('\r\n\r\n')
    const from = at + headLength + 4
    // An empty part's delimiter begins with the line break that ends its head.
    const end = body.indexOf(delimiter, from - 2, 'latin1')
    if (headLength === -1 || end === -1) return null
    const isPhoto = /;\s*name="?photo"?[;\r]/i.test(head.slice(0, headLength + 1))
    if (isPhoto && end > from) return body.subarray(from, end)
    at = end + delimiter.length + 2
  }
  return null
}

/** RFC 2046, 5.1.1. */
const MAX_BOUNDARY_LENGTH = 70

/** Boundary, content disposition with a file name, content type. */
const MAX_HEAD_BYTES = 2048

/** The fields of the page. */
const MAX_PARTS = 2
