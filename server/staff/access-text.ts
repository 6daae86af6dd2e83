import { ACCESS_NOTICE_MESSAGES } from '#copy/server/access-notice.ts'
import type { AccessChangeKind } from '#domain/staff/access-change.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { Language } from '#domain/text/language.ts'

/** What such a notice reports. */
export interface AccessReport {
  readonly change: AccessChangeKind
  /** The staff member concerned; `null` for the business. */
  readonly of: { readonly id: string; readonly name: string } | null
  /** Who did it; `null` for the one concerned. */
  readonly byName: string | null
  /** The device, in words; otherwise empty. */
  readonly detail: string
}

/** Returns title and body of the notice that somebody can open more or less than before. */
export function accessText(
  { change, of, byName, detail }: AccessReport,
  {
    language,
    recipientId,
    mayOpenTeam,
  }: {
    readonly language: Language
    readonly recipientId: string | null
    readonly mayOpenTeam: boolean
  },
): { readonly title: string; readonly body: string } {
  const messages = ACCESS_NOTICE_MESSAGES[language]
  const name = of === null || of.id === recipientId ? null : cleanLine(of.name)
  return {
    title: messages.titles[change](name, cleanLine(detail)),
    body: [
      byName === null ? '' : messages.by(cleanLine(byName)),
      mayOpenTeam ? messages.look : messages.ask,
    ]
      .filter(Boolean)
      .join(' '),
  }
}
