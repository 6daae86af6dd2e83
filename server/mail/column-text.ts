import { type ColumnThat, COLUMNS, TYPED_TEXTS } from '#domain/columns.ts'
import { ENGLISH_LABELS } from '#domain/field-labels-en.ts'
import type { Lead } from '#server/store/store.ts'
import { oneLine, prose } from './clean.ts'

/** Columns that hold a text and that the owner may read. */
export type TextColumn = Exclude<
  ColumnThat<{ form: 'line' | 'prose' | 'path' | 'word' }> & keyof Lead,
  'recaptcha_token'
>

/** The text of a column as people are shown it: several lines where the table has several, '' for none. */
export function columnText(lead: Pick<Lead, TextColumn>, name: TextColumn): string {
  const text = lead[name] ?? ''
  return COLUMNS[name].form === 'prose' ? prose(text) : oneLine(text)
}

/** Typed texts that have a place of their own wherever staff read a request. */
const PLACED: readonly TextColumn[] = [
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
export const OTHER_TEXTS = TYPED_TEXTS.filter((name) => !PLACED.includes(name)).map(
  (name) => [ENGLISH_LABELS[name], name] as const,
)
