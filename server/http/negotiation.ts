/** Content codings that the site's files are kept in, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof ENCODINGS)[number]

/**
 * Finds the best coding that the client names and does not refuse, among those
 * there are. Plain is always there: refusing to answer helps nobody.
 * @param header `Accept-Encoding` as it came (RFC 9110, 12.5.3); '' where there was none
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
 * True when the client already holds what this tag names (RFC 9110, 13.1.2:
 * weak comparison).
 * @param header `If-None-Match` as it came
 */
export function matchesETag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((each) => {
    const candidate = each.trim().replace(/^W\//, '')
    return candidate === tag || candidate === '*'
  })
}
