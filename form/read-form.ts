import { FIELD_NAMES, type FieldName, type Draft } from '#domain/submission/input.ts'

/**
 * Reads the form's values. Its fields are uncontrolled, so text typed before hydration is included.
 * A field that is not shown keeps its previous value, so that switching services loses nothing.
 */
export function readForm(form: HTMLFormElement, before: Draft): Draft {
  const draft: Record<FieldName, string> = { ...before }
  for (const name of FIELD_NAMES) {
    const value = fieldValue(form, name)
    if (value !== null) draft[name] = value
  }
  return draft
}

/** FormData would omit disabled fields. */
function fieldValue(form: HTMLFormElement, name: FieldName): string | null {
  const control = form.elements.namedItem(name)
  if (control instanceof RadioNodeList) return control.value === '' ? null : control.value
  return isTextControl(control) ? control.value : null
}

/** Writes a draft into the form's fields, overwriting their values. Merge with typed values first. */
export function fillForm(form: HTMLFormElement, draft: Draft): void {
  for (const name of FIELD_NAMES) {
    const control = form.elements.namedItem(name)
    if (control instanceof RadioNodeList || isTextControl(control)) control.value = draft[name]
  }
}

function isTextControl(
  control: Element | RadioNodeList | null,
): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  )
}
