/** Content codings that the site's files are kept in, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof ENCODINGS)[number]

/** How much a client wants each coding; 0 is not at all. */
export type Accepted = Readonly<Record<Encoding, number>>

/** @param header `Accept-Encoding` as it came (RFC 9110, 12.5.3); '' where there was none */
export function readAccepted(header: string): Accepted {
  const weights = new Map<string, number>()
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    if (name !== '') weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  const other = weights.get('*') ?? 0
  return {
    br: weights.get('br') ?? other,
    gzip: weights.get('gzip') ?? other,
    identity: weights.get('identity') ?? 0.001,
  }
}

/**
 * The best coding that the client takes among those there are. Plain is
 * always there: refusing to answer helps nobody.
 */
export function bestEncoding(accepted: Accepted, available: readonly Encoding[]): Encoding {
  let best: Encoding = 'identity'
  for (const encoding of ENCODINGS) {
    if (available.includes(encoding) && accepted[encoding] > accepted[best]) best = encoding
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
