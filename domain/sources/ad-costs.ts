/** What the owner paid for ads, by month and source: `2026-10 google 450.00; 2026-10 bing 80`. */

import { parseCents } from '#domain/lead/money.ts'

/** Cost of one source in one month of the business's time zone. */
export interface AdCost {
  /** `2026-10`. */
  readonly month: string
  /** As leads name it, in small letters. */
  readonly source: string
  readonly cents: number
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** Reads the setting; names the first entry that cannot be read. */
export function parseAdCosts(
  text: string,
): { ok: true; costs: readonly AdCost[] } | { ok: false; problem: string } {
  const costs: AdCost[] = []
  for (const entry of text.split(';').map((part) => part.trim())) {
    if (entry === '') continue
    const [month = '', ...others] = entry.split(/\s+/)
    const source = others.slice(0, -1).join(' ')
    const cents = parseCents(others[others.length - 1] ?? '')
    if (!MONTH.test(month) || source === '' || cents === null)
      return {
        ok: false,
        problem: `write month, source and dollars such as 2026-10 google 450.00, separated by ;, in place of '${entry}'`,
      }
    costs.push({ month, source: source.toLowerCase(), cents })
  }
  return { ok: true, costs }
}

/**
 * Returns what each source cost in a period. Of a month that is partly in it, the days count.
 * @param period ms since the epoch
 */
export function costsInPeriod(
  costs: readonly AdCost[],
  period: { readonly since: number; readonly until: number },
  timeZone: string,
): ReadonlyMap<string, number> {
  const bySource = new Map<string, number>()
  for (const { month, source, cents } of costs) {
    const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 })
    const [start, end] = [first, first.add({ months: 1 })].map(
      (day) => day.toZonedDateTime(timeZone).epochMilliseconds,
    ) as [number, number]
    const shared = Math.min(end, period.until) - Math.max(start, period.since)
    if (shared <= 0) continue
    const part = Math.round((cents * shared) / (end - start))
    bySource.set(source, (bySource.get(source) ?? 0) + part)
  }
  return bySource
}

/** Longest name of a source, as the overview shows it. */
export const MAX_SOURCE_CHARACTERS = 40

/** Reads what an owner typed; `null` in place of a part that cannot be read. */
export function readAdCost(typed: {
  readonly month: string
  readonly source: string
  readonly amount: string
}): { readonly [Part in keyof AdCost]: AdCost[Part] | null } {
  const source = typed.source.replaceAll(/[;\s]+/g, ' ').trim()
  const isNamed = source !== '' && [...source].length <= MAX_SOURCE_CHARACTERS
  return {
    month: MONTH.test(typed.month) ? typed.month : null,
    source: isNamed ? source.toLowerCase() : null,
    cents: typed.amount.trim() === '' ? 0 : parseCents(typed.amount),
  }
}

/** Returns the costs with one of them set; 0 removes it. Newest month first. */
export const withAdCost = (costs: readonly AdCost[], set: AdCost): readonly AdCost[] =>
  [...costs.filter(({ month, source }) => month !== set.month || source !== set.source), set]
    .filter(({ cents }) => cents > 0)
    .toSorted(
      (one, other) =>
        other.month.localeCompare(one.month, 'en') || one.source.localeCompare(other.source, 'en'),
    )

/** Writes the setting that `parseAdCosts` reads. */
export const formatAdCosts = (costs: readonly AdCost[]): string =>
  costs
    .map(({ month, source, cents }) => `${month} ${source} ${(cents / 100).toFixed(2)}`)
    .join('; ')
