import { ACCESS_NOTICE_MESSAGES } from '#copy/server/access-notice.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { Language } from '#domain/text/language.ts'
import type { AccessReport } from './access-changes.ts'

/** Returns title and body of the notice that somebody can open more or less than before. */
export function accessText(
  { change, of, byName, detail }: AccessReport,
  { language, recipientId }: { readonly language: Language; readonly recipientId: string | null },
): { readonly title: string; readonly body: string } {
  const messages = ACCESS_NOTICE_MESSAGES[language]
  const name = of === null || of.id === recipientId ? null : cleanLine(of.name)
  return {
    title: messages.titles[change](name, cleanLine(detail)),
    body: [byName === null ? '' : messages.by(cleanLine(byName)), messages.look]
      .filter(Boolean)
      .join(' '),
  }
}
