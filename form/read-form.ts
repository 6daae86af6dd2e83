import { FIELD_NAMES, type FieldName, type Draft } from '#domain/submission/input.ts'

/**
 * Reads the form's values. Its fields are uncontrolled, so text typed before hydration is included.
 * A field that is not shown keeps its previous value, so that switching services loses nothing. The
 * value of a checkbox is the time at which it was first read as ticked.
 */
export function readForm(form: HTMLFormElement, before: Draft): Draft {
  const draft: Record<FieldName, string> = { ...before }
  for (const name of FIELD_NAMES) {
    const control = controlOf(form, name)
    if (control?.type === 'checkbox')
      draft[name] = control.checked ? before[name] || new Date().toISOString() : ''
    else if (control && (control.type || control.value)) draft[name] = control.value
  }
  return draft
}

/**
 * Writes a draft into the form's fields, overwriting their values. Merge with typed values first.
 */
export function fillForm(form: HTMLFormElement, draft: Draft): void {
  for (const name of FIELD_NAMES) {
    const control = controlOf(form, name)
    if (control?.type === 'checkbox') control.checked = draft[name] !== ''
    else if (control) control.value = draft[name]
  }
}

/** A field, or a group of radio buttons: no type, and a value only if one is checked. */
type Control = Pick<HTMLInputElement, 'checked' | 'value'> & { readonly type?: string }

/** Finds a field also while it is disabled, when FormData would omit it. */
const controlOf = (form: HTMLFormElement, name: FieldName): Control | null =>
  form.elements.namedItem(name) as Control | null
