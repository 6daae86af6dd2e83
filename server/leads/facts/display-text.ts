/**
 * Truncates a text to `length` characters (graphemes), the last one an ellipsis if some are cut
 * off.
 */
export function truncate(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}
