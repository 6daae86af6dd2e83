import {
  FIELD_NAMES,
  type FieldName,
  type Draft,
  QUICK_PICK_FIELD,
} from '#domain/submission/draft.ts'

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
 * Writes a draft into the form's fields. Merge with typed values first. A field that the visitor is
 * in keeps its value and its caret.
 */
export function fillForm(form: HTMLFormElement, draft: Draft): void {
  for (const name of FIELD_NAMES) {
    const control = controlOf(form, name)
    if (!control || isInUse(form, name)) continue
    if (control.type === 'checkbox') control.checked = draft[name] !== ''
    else if (control.value !== draft[name]) control.value = draft[name]
  }
}

/** Returns whether the visitor is in this field, even if it is still empty. */
export const isInUse = (form: HTMLFormElement, name: FieldName): boolean =>
  form.contains(document.activeElement) && document.activeElement?.getAttribute('name') === name

/** Returns the service of the chosen quick pick; '' without one. */
export function quickPick(form: HTMLFormElement): string {
  return quickPicks(form).find(({ checked }) => checked)?.value ?? ''
}

/** Checks the quick pick of this service, and no other. */
export function checkQuickPick(form: HTMLFormElement, service: string): void {
  for (const radio of quickPicks(form)) radio.checked = radio.value === service
}

const quickPicks = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>(`[name="${QUICK_PICK_FIELD}"]`),
]

/** A field, or a group of radio buttons: no type, and a value only if one is checked. */
type Control = Pick<HTMLInputElement, 'checked' | 'value'> & { readonly type?: string }

/** Finds a field also while it is disabled, when FormData would omit it. */
const controlOf = (form: HTMLFormElement, name: FieldName): Control | null =>
  form.elements.namedItem(name) as Control | null
