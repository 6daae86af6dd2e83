/** Formats US dollars: '$49', '$1,210', and '$49.50' only with cents. */
export function formatPrice(dollars: number): string {
  return `$${dollars.toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
    maximumFractionDigits: 2,
  })}`
}
