import { BLOCKED_MESSAGES } from '#copy/server/blocked-numbers.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { firstName } from '#domain/text/first-name.ts'
import type { Language } from '#domain/text/language.ts'
import { endSentence } from '#domain/time/spanish-time.ts'
import type { BlockedNumber } from '#server/leads/blocked-numbers.ts'
import { BLOCKED_ADDRESS, LET_THROUGH_ADDRESS, leadAddress } from '#server/board/addresses.ts'
import type { Saved } from '#server/board/saved.ts'
import { SavedNote } from '#server/board/saved-note.tsx'
import { OwnerFrame } from '#server/board/owner-frame.tsx'
import { PhoneNumber } from '#server/pages/parts/phone-number.tsx'
import { timeOf } from '#server/pages/times.ts'

interface BlockedPageProps {
  readonly language: Language
  readonly numbers: readonly BlockedNumber[]
  readonly now: number
  readonly saved: Saved | null
}

/** Renders `/staff/blocked`: every blocked number, what was refused of it, and its button. */
export function BlockedPage({ language, numbers, now, saved }: BlockedPageProps) {
  const messages = BLOCKED_MESSAGES[language]
  const { heading, text, none } = messages
  return (
    <OwnerFrame language={language} title={heading} here={BLOCKED_ADDRESS}>
      <h1>{heading}</h1>
      <p className="more">{numbers.length === 0 ? none : text}</p>
      <SavedNote language={language} saved={saved} kinds={['let-through']} />
      <ul className="entries">
        {numbers.map((number) => (
          <NumberRow key={number.digits} {...{ language, number, now }} />
        ))}
      </ul>
    </OwnerFrame>
  )
}

interface NumberRowProps extends Omit<BlockedPageProps, 'numbers' | 'saved'> {
  readonly number: BlockedNumber
}

function NumberRow({ language, number, now }: NumberRowProps) {
  const messages = BLOCKED_MESSAGES[language]
  const { digits, blockedAt, staffMemberName, submissionId, refused, lastRefusedAt } = number
  const by = staffMemberName === null ? '' : firstName(cleanLine(staffMemberName))
  const sentences = [
    messages.blocked(by, timeOf(blockedAt, now, language)),
    lastRefusedAt === null
      ? messages.nothingRefused
      : messages.refused(refused, timeOf(lastRefusedAt, now, language)),
  ]
  return (
    <li>
      <span>
        <b>
          <PhoneNumber phone={formatPhone(digits)} />
        </b>
        <span className="more">{sentences.map(endSentence).join(' ')}</span>
        {submissionId !== null && (
          <a className="apart" href={leadAddress(submissionId)}>
            {messages.lead}
          </a>
        )}
      </span>
      <form method="post" action={LET_THROUGH_ADDRESS}>
        <button className="btn btn-small btn-outline" name="number" value={digits}>
          {messages.letThrough}
        </button>
      </form>
    </li>
  )
}
