import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { Language } from '#domain/text/language.ts'
import { csvLine } from '#server/leads/facts/csv-line.ts'
import { COUNTED_GROUPS } from '#server/leads/overview/count-outcomes.ts'
import { COUNT_NAMES } from '#server/leads/overview/counted-leads.ts'
import type { Overview, PersonResult } from '#server/leads/overview/overview.ts'
import { groupName } from '#server/board/overview/group-name.ts'

/** Renders `/staff/overview.csv`: every count and every name, one a line. */
export function overviewCsv(overview: Overview, language: Language): string {
  const { overview: messages } = BOARD_MESSAGES[language]
  const { p50, p90 } = overview.secondsToAccept
  const lines = [
    messages.csvTitles,
    ...COUNT_NAMES.map((count) => [messages.counts[count], '', String(overview[count])]),
    [messages.csvPaid, '', (overview.paidCents / 100).toFixed(2)],
    ...[
      [50, p50],
      [90, p90],
    ].map(([percent, value]) => [messages.csvSeconds, `${percent} %`, String(value ?? '')]),
    ...COUNTED_GROUPS.flatMap((group) =>
      overview.groups[group].map(({ name, count }) => [
        messages.groups[group],
        groupName(group, name, language),
        String(count),
      ]),
    ),
  ]
  return [...lines, ...overview.people.map(personLine(language))].map(csvLine).join('')
}

const personLine =
  (language: Language) =>
  ({ name, paidCents }: PersonResult): readonly string[] => [
    BOARD_MESSAGES[language].overview.csvPaid,
    name,
    (paidCents / 100).toFixed(2),
  ]
