/** Writes JSON for a script element; what could end the element is escaped (RFC 8259, 7). */
export const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
