import { fieldsWhere } from '#domain/submission/field-lists.ts'
import type { FieldLabels } from '#domain/submission/field-labels.ts'
import { FIELD_NAMES } from '#domain/submission/draft.ts'

const OPTIONAL_FIELDS: ReadonlySet<string> = new Set(
  fieldsWhere(({ optional }) => optional === true),
)

/**
 * Returns the labels of the fields for a form without scripts, with `optional` after the optional
 * ones.
 * @param own labels that differ here, because no script hides fields that do not apply
 */
export function formLabels(
  labels: FieldLabels,
  optional: string,
  own: Partial<FieldLabels>,
): FieldLabels {
  const said = FIELD_NAMES.map((name) => [
    name,
    own[name] ?? (OPTIONAL_FIELDS.has(name) ? `${labels[name]} (${optional})` : labels[name]),
  ])
  return Object.fromEntries(said) as FieldLabels
}
