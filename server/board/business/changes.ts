import { createHash } from 'node:crypto'
import { BUSINESS_MESSAGES } from '#copy/server/business.ts'
import { aboutEntry } from '#domain/business/schema/entry.ts'
import { type Business, businessSchema } from '#domain/business/schema/schema.ts'
import type { Language } from '#domain/text/language.ts'
import { countDeletedBy, SHORTER_AFTER_MS } from '#server/maintenance/retention-days.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import type { Tx } from '#server/db/db.ts'
import { textChanges } from '#server/board/texts/text-form.ts'
import type { Change } from './fact-change.ts'
import { entriesOf, type SectionId } from './sections.ts'

/** Lists what differs between two versions of the facts, value by value. */
export function changesBetween(
  before: Business,
  after: Business,
  language: Language,
): readonly Change[] {
  const { texts: _texts, ...shape } = businessSchema.shape
  const facts = Object.entries(shape).flatMap(([entry, schema]) => {
    const [label] = aboutEntry(schema)[language]
    const [old, now] = [before, after].map(
      (side) => new Map(leavesOf(Reflect.get(side, entry), [], language)),
    )
    const paths = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])
    return [...paths].flatMap((path) => {
      const texts = { before: old?.get(path) ?? null, after: now?.get(path) ?? null }
      return texts.before === texts.after
        ? []
        : [{ label: [label, path].filter(Boolean).join(': '), ...texts }]
    })
  })
  return [...facts, ...textChanges(before, after, language)]
}

/** How many changes a notice names, and how long each value is at most. */
const MAX_NAMED = 20
const MAX_VALUE_LENGTH = 100

/** Lists what differs in sentences for a notice, the first of many. */
function changeSentences(before: Business, after: Business, language: Language): readonly string[] {
  const { none, more } = BUSINESS_MESSAGES[language].changed
  const changes = changesBetween(before, after, language)
  const valueOf = (text: string | null): string =>
    text === null ? none : [...text].slice(0, MAX_VALUE_LENGTH).join('')
  const named = changes
    .slice(0, MAX_NAMED)
    .map((one) => `${one.label}: ${valueOf(one.before)} → ${valueOf(one.after)}`)
  return changes.length > MAX_NAMED ? [...named, more(changes.length - MAX_NAMED)] : named
}

/** Says what was published, and what a shorter time of storage deletes, for a notice. */
export async function publishedChanges(
  tx: Tx,
  before: Business,
  after: Business,
  now: number,
): Promise<(language: Language) => readonly string[]> {
  const { retentionDays: days } = after
  const deleted = days < before.retentionDays ? await countDeletedBy(tx, days, now) : null
  return (language) => {
    const { shorter } = BUSINESS_MESSAGES[language]
    const from = formatLocalTime(now + SHORTER_AFTER_MS, language, 'full')
    const sentences = changeSentences(before, after, language)
    return deleted === null ? sentences : [...sentences, shorter(deleted, from)]
  }
}

/** Returns the values of an entry as texts, by the labels on the way to each. */
function leavesOf(
  value: unknown,
  path: readonly string[],
  language: Language,
): readonly (readonly [string, string])[] {
  const { fields, yes, no } = BUSINESS_MESSAGES[language]
  if (value === null || value === undefined || value === '') return []
  if (typeof value === 'boolean') return [[path.join(', '), value ? yes : no]]
  if (typeof value !== 'object') return [[path.join(', '), String(value as string | number)]]
  const rows = Object.entries(value)
  return rows.flatMap(([key, inner]: [string, unknown]) => {
    const isIndex = Array.isArray(value)
    const label = isIndex ? String(Number(key) + 1) : (fields[key] ?? key)
    return leavesOf(inner, [...path, label], language)
  })
}

/** Returns a mark of a section's facts, to find out whether another owner has changed them. */
export const markOf = (section: SectionId, facts: Business): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        [...entriesOf(section), 'unconfirmed' as const].map((entry) => facts[entry] ?? null),
      ),
    )
    .digest('base64url')
    .slice(0, 16)
