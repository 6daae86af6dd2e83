/** Formats US dollars: '$49', and '$49.50' only with cents. */
export function formatPrice(dollars: number): string {
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`
}
