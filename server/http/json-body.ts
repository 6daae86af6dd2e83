import { apiError, RefusedBody } from './api-error.ts'

/** Far deeper than a submission, far shallower than any stack. */
export const MAX_JSON_DEPTH = 16

const refused = (details: string): RefusedBody =>
  new RefusedBody(
    apiError(400, 'PGRST102', 'Empty or invalid json', {
      details,
      hint: 'Send one JSON object, UTF-8 encoded.',
    }),
  )

/**
 * Parses a request's body. Broken UTF-8 is refused rather than replaced: a
 * name with a replacement character in it would be stored for good.
 * @throws RefusedBody for anything that is not JSON of modest depth
 */
export function parseJsonBody(bytes: Buffer): unknown {
  const text = decode(bytes)
  if (depthOf(text) > MAX_JSON_DEPTH)
    throw refused(`It is nested more than ${MAX_JSON_DEPTH} deep.`)
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw refused('It does not parse as JSON.')
    throw error
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) throw refused('It is not valid UTF-8.')
    throw error
  }
}

/** Greatest nesting of brackets outside of strings. */
function depthOf(json: string): number {
  let depth = 0
  let deepest = 0
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[{}[\]]/gs)) {
    if (token === '{' || token === '[') deepest = Math.max(deepest, ++depth)
    else if (token === '}' || token === ']') depth--
  }
  return deepest
}
