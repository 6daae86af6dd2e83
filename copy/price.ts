/** US dollars as they stand on a price tag: '$49', and '$49.50' only where there are cents. */
export function formatPrice(dollars: number): string {
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`
}
