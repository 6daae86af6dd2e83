/** Content codings of the site's files, best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof ENCODINGS)[number]

/**
 * Finds the best available coding that the client accepts. Identity is always available, because
 * refusing to answer helps nobody.
 * @param header `Accept-Encoding` as received (RFC 9110, 12.5.3); '' when missing
 */
export function bestEncoding(header: string, available: readonly Encoding[]): Encoding {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((each) => each.trim()))
    .filter(([, weight]) => weight === undefined || !/^q=0(?:\.0*)?$/.test(weight))
    .map(([name]) => name)
  const best = ENCODINGS.find((each) => available.includes(each) && accepted.includes(each))
  return best ?? 'identity'
}

/**
 * Returns whether the client already has the content of this tag (RFC 9110, 13.1.2: weak
 * comparison).
 * @param header `If-None-Match` as received
 */
export function matchesETag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((each) => {
    const candidate = each.trim().replace(/^W\//, '')
    return candidate === tag || candidate === '*'
  })
}
