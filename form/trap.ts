/** `name` of the field that people do not see (the trap). */
export const TRAP_FIELD = 'website'

/** What stands in it; '' for a person. */
export function trapValue(form: HTMLFormElement | null): string {
  const control = form?.elements.namedItem(TRAP_FIELD)
  return control instanceof HTMLInputElement ? control.value : ''
}
