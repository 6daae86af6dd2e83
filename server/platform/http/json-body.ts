import { apiError, RefusedError } from './api-error.ts'

/** Maximum nesting: far above a submission, far below any stack limit. */
export const MAX_JSON_DEPTH = 16
/** Maximum number of names in all objects of a body (R174); a complete submission has about 60. */
export const MAX_JSON_FIELDS = 100
/** Maximum number of commas: those 100 fields and a click path longer than is stored. */
export const MAX_JSON_COMMAS = 1000

const unreadableBody = (details: string): RefusedError =>
  new RefusedError(
    apiError(400, 'PGRST102', 'Empty or invalid json', {
      details,
      hint: 'Send one JSON object, UTF-8 encoded.',
    }),
  )

/**
 * Parses the body of a request. Refuses broken UTF-8 instead of replacing it, because a replacement
 * character in a name would be stored. Checks depth and size in one scan before parsing.
 * @throws RefusedError for invalid JSON, or JSON that is too deep or too large
 */
export function parseJsonBody(bytes: Buffer): unknown {
  const text = decode(bytes)
  const { depth, fields, commas } = measureJson(text)
  if (depth > MAX_JSON_DEPTH) throw unreadableBody(`It is nested more than ${MAX_JSON_DEPTH} deep.`)
  if (fields > MAX_JSON_FIELDS) throw unreadableBody(`It has more than ${MAX_JSON_FIELDS} fields.`)
  if (commas > MAX_JSON_COMMAS) throw unreadableBody(`It has more than ${MAX_JSON_COMMAS} values.`)
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw unreadableBody('It does not parse as JSON.')
    throw error
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) throw unreadableBody('It is not valid UTF-8.')
    throw error
  }
}

interface JsonShape {
  readonly depth: number
  /** Number of colons: one for each name of an object. */
  readonly fields: number
  readonly commas: number
}

/**
 * Counts brackets, colons and commas outside of strings. One pass over the characters, without a
 * regular expression.
 */
function measureJson(json: string): JsonShape {
  let [depth, deepest, fields, commas] = [0, 0, 0, 0]
  let inString = false
  for (let index = 0; index < json.length; index++) {
    const sign = json[index]
    if (inString) {
      if (sign === '\\') index++
      else if (sign === '"') inString = false
    } else if (sign === '"') inString = true
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, ++depth)
    else if (sign === '}' || sign === ']') depth--
    else if (sign === ':') fields++
    else if (sign === ',') commas++
  }
  return { depth: deepest, fields, commas }
}
