import { columnsWhere } from '#domain/submission-columns.ts'
import type { FieldLabels } from '#domain/field-labels.ts'
import { FIELD_NAMES } from '#domain/submission.ts'

const OPTIONAL_FIELDS: ReadonlySet<string> = new Set(
  columnsWhere(({ need }) => need === 'optional'),
)

/**
 * What fields are called where nothing but words can say which may stay empty:
 * a field's own name, with `optional` behind it where it is so.
 * @param own what is said otherwise here, since no script hides what does not apply
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
