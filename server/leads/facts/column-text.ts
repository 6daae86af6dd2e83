import { cleanLine, cleanProse } from '#domain/text/clean-text.ts'
import type { Audience, FieldsWhere } from '#domain/submission/fields.ts'
import { FIELDS } from '#domain/submission/fields.ts'
import { isShownTo, VISITOR_TEXT_FIELDS } from '#domain/submission/field-lists.ts'
import type { Lead } from '#server/db/tables/lead.ts'

/** Fields with readable text. */
export type TextColumn = Exclude<
  FieldsWhere<{ type: 'line' | 'prose' | 'path' | 'word' }> & keyof Lead,
  'recaptcha_token' | 'town'
>

/** Returns a field's text for display: several lines for prose, '' if nothing was given. */
export function columnText(lead: Pick<Lead, TextColumn>, name: TextColumn): string {
  const text = lead[name] ?? ''
  return FIELDS[name].type === 'prose' ? cleanProse(text) : cleanLine(text)
}

/**
 * Returns the typed texts that an audience may be shown and that `placed` lacks, so that an added
 * field needs no change in mail, pages and spreadsheet.
 */
export const unplacedTexts = (audience: Audience, placed: readonly string[]) =>
  VISITOR_TEXT_FIELDS.filter((name) => isShownTo(audience, name) && !placed.includes(name))
