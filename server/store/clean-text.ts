/**
 * What no database may be handed: PostgreSQL holds neither NUL in text nor
 * half a surrogate pair in jsonb. Both engines store the same cleaned text,
 * so the answer to a repeat is the answer to the first.
 */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** The cleaned text, or null for null and undefined. */
export function cleanOptional(text: string | null | undefined): string | null {
  return text == null ? null : cleanText(text)
}

/**
 * A JSON value as it will be read back: texts and names cleaned, what JSON
 * cannot say (undefined, infinities) gone as JSON.stringify drops it.
 */
export function cleanJson<Value>(value: Value | null | undefined): Value | null {
  if (value == null) return null
  const json = JSON.stringify(value)
  const plain: unknown = JSON.parse(json)
  // Control characters and lone surrogates are always written as \u escapes.
  return (json.includes('\\u') ? deepClean(plain) : plain) as Value
}

function deepClean(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(deepClean)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [cleanText(name), deepClean(inner)]),
  )
}
