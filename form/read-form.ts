import { FIELD_NAMES, type FieldName, type Draft } from '#domain/submission.ts'

/**
 * What stands in the form now. The fields are uncontrolled, so the document is
 * the truth: text typed before the script arrived is there too. A field that
 * is not shown keeps what it held, so switching services loses nothing.
 */
export function readForm(form: HTMLFormElement, before: Draft): Draft {
  const draft: Record<FieldName, string> = { ...before }
  for (const name of FIELD_NAMES) {
    const value = fieldValue(form, name)
    if (value !== null) draft[name] = value
  }
  return draft
}

/** Not FormData: that leaves disabled fields out. */
function fieldValue(form: HTMLFormElement, name: FieldName): string | null {
  const control = form.elements.namedItem(name)
  if (control instanceof RadioNodeList) return control.value === '' ? null : control.value
  return isTextControl(control) ? control.value : null
}

/** Puts a draft into the fields that are on the page, whatever they hold; what the visitor typed is merged into it before. */
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
