/**
 * Removes what a database cannot store: PostgreSQL accepts neither NUL in text nor a lone surrogate
 * in jsonb. Both engines store the same cleaned text, so that a repeated submission gets the same
 * answer.
 */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/**
 * Returns a JSON value as it will be read back: texts and names cleaned, and without values that
 * JSON.stringify drops (undefined, infinities).
 */
export function cleanJson(value: unknown): unknown {
  if (value == null) return null
  const json = JSON.stringify(value)
  const plain: unknown = JSON.parse(json)
  // Control characters and lone surrogates are always written as \u escapes.
  return json.includes('\\u') ? deepClean(plain) : plain
}

function deepClean(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(deepClean)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [cleanText(name), deepClean(inner)]),
  )
}
