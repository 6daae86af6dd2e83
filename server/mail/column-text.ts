import { type ColumnsWhere, COLUMNS, VISITOR_TEXT_COLUMNS } from '#domain/submission/fields.ts'
import { ENGLISH_LABELS } from '#domain/submission/field-labels-en.ts'
import type { Lead } from '#server/store/store.ts'
import { toSingleLine, toMultiLine } from './clean-text.ts'

/** Columns that hold a text and that the owner may read. */
export type TextColumn = Exclude<
  ColumnsWhere<{ form: 'line' | 'prose' | 'path' | 'word' }> & keyof Lead,
  'recaptcha_token'
>

/** The text of a column as people are shown it: several lines where the table has several, '' for none. */
export function columnText(lead: Pick<Lead, TextColumn>, name: TextColumn): string {
  const text = lead[name] ?? ''
  return COLUMNS[name].form === 'prose' ? toMultiLine(text) : toSingleLine(text)
}

/** Typed texts that have a place of their own wherever staff read a request. */
const SEPARATELY_SHOWN_COLUMNS: readonly TextColumn[] = [
  'name',
  'phone',
  'email',
  'address',
  'unit_number',
  'service',
  'timeframe',
  'notes',
]

/** The other texts that visitors type, by their label in the form: one that is added is among them. */
export const OTHER_TEXT_COLUMNS = VISITOR_TEXT_COLUMNS.filter(
  (name) => !SEPARATELY_SHOWN_COLUMNS.includes(name),
).map((name) => [ENGLISH_LABELS[name], name] as const)
