import { visibleText } from '#domain/text/clean-text.ts'
import { insertUnit, withTypedParts } from '#domain/submission/address/chosen-address.ts'

/**
 * Writes a chosen suggestion into the address field, with what the visitor typed and it lacks. A
 * typed unit goes into its own field, or stays in the address if that field holds another one.
 * @param typed what was in the field before the choice
 * @returns the address that was written
 */
export function writeChosenAddress(input: HTMLInputElement, typed: string, chosen: string): string {
  const { address, unit } = withTypedParts(typed, chosen)
  const field = input.form?.elements.namedItem('unit_number')
  const unitField = field instanceof HTMLInputElement ? field : null
  const known = visibleText(unitField?.value ?? '')
  const fits = unitField !== null && (known === '' || known === unit)
  const written = unit === '' || fits ? address : insertUnit(address, unit)
  write(input, written)
  if (unitField !== null && unit !== '' && known === '') write(unitField, unit)
  return written
}

/** Dispatches the event of typing, so that the form is notified. */
function write(input: HTMLInputElement, text: string): void {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
