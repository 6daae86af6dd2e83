import {
  type Audience,
  type FieldColumn,
  FIELDS,
  type FieldsFor,
  type FieldsWhere,
  type Submission,
} from './fields.ts'

/** Lists of fields that are read from the table; each is in the order of the table. */

type FieldDefinition = (typeof FIELDS)[FieldColumn]

/** All columns of the SQL table. */
export const STORED_COLUMNS = Object.keys(FIELDS) as readonly FieldColumn[]

export function fieldsWhere(matches: (field: FieldDefinition) => boolean): readonly FieldColumn[] {
  return STORED_COLUMNS.filter((name) => matches(FIELDS[name]))
}

export const isShownTo = (audience: Audience, name: FieldColumn): boolean =>
  (FIELDS[name].audiences as readonly Audience[]).includes(audience)

/** The fields that an audience may be shown. */
export function fieldsFor<To extends Audience>(audience: To): readonly FieldsFor<To>[] {
  const names = STORED_COLUMNS.filter((name) => isShownTo(audience, name))
  return names as unknown as readonly FieldsFor<To>[]
}

/** The fields of `Submission`. */
export const SUBMISSION_FIELDS = fieldsWhere(
  ({ writer }) => writer !== 'internal',
) as readonly (keyof Submission)[]

/** Texts that visitors type. */
export const VISITOR_TEXT_FIELDS = fieldsWhere(
  ({ writer, type }) => writer === 'visitor' && (type === 'line' || type === 'prose'),
) as readonly FieldsWhere<{ writer: 'visitor'; type: 'line' | 'prose' }>[]

/** The optional fields of a submission that has none of them. */
export const EMPTY_OPTIONAL_FIELDS = Object.fromEntries(
  SUBMISSION_FIELDS.filter((name) => FIELDS[name].need === 'optional').map((name) => [name, null]),
) as { readonly [Name in keyof Submission & FieldsWhere<{ need: 'optional' }>]: null }

const JSON_FIELDS: ReadonlySet<string> = new Set(
  fieldsWhere(({ type }) => type === 'vehicle' || type === 'facts' || type === 'reasons'),
)

/** True for a field that holds JSON: SQLite keeps it as text, PostgreSQL as jsonb. */
export const isJson = (name: FieldColumn): boolean => JSON_FIELDS.has(name)
