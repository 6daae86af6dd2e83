/** Content codings that the site's files are kept in, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof ENCODINGS)[number]

/**
 * The best coding that the client takes among those there are (RFC 9110,
 * 12.5.3). Plain is always there: refusing to answer helps nobody.
 * @param header `Accept-Encoding` as it came
 */
export function chooseEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    if (name !== '') weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  const weightOf = (encoding: Encoding): number =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0.001 : (weights.get('*') ?? 0))
  let best: Encoding = 'identity'
  for (const encoding of ENCODINGS) {
    if (available.includes(encoding) && weightOf(encoding) > weightOf(best)) best = encoding
  }
  return best
}

/**
 * True when the client already holds what this tag names (RFC 9110, 13.1.2:
 * weak comparison).
 * @param header `If-None-Match` as it came
 */
export function holdsTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((each) => {
    const candidate = each.trim().replace(/^W\//, '')
    return candidate === tag || candidate === '*'
  })
}
