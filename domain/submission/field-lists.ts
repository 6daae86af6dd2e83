/** Lists of fields that are read from the table; each is in the order of the table. */

import {
  type Audience,
  type FieldColumn,
  type FieldDefinition,
  FIELDS,
  type FieldsFor,
  type FieldsWhere,
  type Submission,
} from './fields.ts'

const TABLE: Readonly<Record<FieldColumn, FieldDefinition>> = FIELDS

/** All columns of the SQL table. */
export const STORED_COLUMNS = Object.keys(FIELDS) as readonly FieldColumn[]

export const fieldsWhere = (matches: (field: FieldDefinition) => boolean): readonly FieldColumn[] =>
  STORED_COLUMNS.filter((name) => matches(TABLE[name]))

export const isShownTo = (audience: Audience, name: FieldColumn): boolean =>
  TABLE[name].shownTo.includes(audience)

/** Returns the fields that an audience may be shown. */
export const fieldsFor = <To extends Audience>(audience: To): readonly FieldsFor<To>[] =>
  STORED_COLUMNS.filter((name): name is FieldColumn & FieldsFor<To> => isShownTo(audience, name))

/** The fields of `Submission`. */
export const SUBMISSION_FIELDS = STORED_COLUMNS.filter(
  (name): name is keyof Submission => !['internal', 'staff'].includes(TABLE[name].writer),
)

/** Texts that visitors type. */
export const VISITOR_TEXT_FIELDS = STORED_COLUMNS.filter(
  (name): name is FieldsWhere<{ writer: 'visitor'; type: 'line' | 'prose' }> =>
    TABLE[name].writer === 'visitor' && ['line', 'prose'].includes(TABLE[name].type),
)

export const isOptional = (name: FieldColumn): boolean => TABLE[name].optional === true

/** The optional fields of a submission that has none of them. */
export const EMPTY_OPTIONAL_FIELDS = Object.fromEntries(
  SUBMISSION_FIELDS.filter(isOptional).map((name) => [name, null]),
) as { readonly [Name in keyof Submission & FieldsWhere<{ optional: true }>]: null }
