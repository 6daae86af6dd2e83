import { type ColumnThat, COLUMNS } from '#domain/columns.ts'
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
