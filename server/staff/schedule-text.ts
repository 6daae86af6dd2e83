import { SCHEDULE_NOTICE_MESSAGES } from '#copy/server/schedule-notice.ts'
import type { Asked } from '#domain/staff/on-call/on-call.ts'
import type { ScheduleChange } from '#domain/staff/on-call/schedule-change.ts'
import type { StaffMemberSummary } from '#server/db/tables/staff-member.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { Language } from '#domain/text/language.ts'
import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import { momentText, shiftText } from '#server/pages/shift-text.ts'

/** What a notice about a schedule reports. */
export interface ScheduleReport {
  readonly change: ScheduleChange
  readonly of: Pick<StaffMemberSummary, 'id' | 'name'>
  /** Who changed it; `null` for the command. */
  readonly byName: string | null
  /** Names of those who are asked when it begins to apply. */
  readonly onCall: readonly string[]
  readonly asked: Asked
}

/** Returns title and body of the notice that a staff member's times on call have changed. */
export function scheduleText(
  report: ScheduleReport,
  { language, recipientId, now }: { language: Language; recipientId: string | null; now: number },
): { readonly title: string; readonly body: string } {
  const messages = SCHEDULE_NOTICE_MESSAGES[language]
  const { byName, onCall, asked } = report
  const names = onCall.map(cleanLine).join(', ')
  const sentences = [
    byName === null ? messages.byCommand : messages.by(cleanLine(byName)),
    'override' in report.change && messages.onCall[asked](names),
    messages.look,
  ]
  return {
    title: changeText(report, { language, recipientId, now }),
    body: sentences.filter((sentence) => sentence !== false).join(' '),
  }
}

function changeText(
  { change, of }: ScheduleReport,
  { language, recipientId, now }: { language: Language; recipientId: string | null; now: number },
): string {
  const messages = SCHEDULE_NOTICE_MESSAGES[language]
  const name = of.id === recipientId ? null : cleanLine(of.name)
  switch (change.kind) {
    case 'override':
    case 'override-removed': {
      const { kind, from, until } = change.override
      const texts = change.kind === 'override' ? messages.overrides : messages.removed
      // Read later, `now` would say nothing.
      const [start, end] = [momentText(from, now, language), momentText(until, now, language)]
      return texts[kind](name, ON_CALL_MESSAGES[language].span(start, end))
    }
    case 'shift':
      return messages.shift(name, shiftText(change.shift, language))
    case 'shift-removed':
      return messages.shiftRemoved(name, shiftText(change.shift, language))
  }
}
