/** The appointment's time on a lead's page: proposals, and the forms that make and answer them. */

import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { MAX_PROPOSED_WINDOWS } from '#domain/lead/window-proposal.ts'
import { ProblemMessage } from '#server/pages/parts/fields.tsx'
import { WindowFields } from '#server/pages/parts/window-fields.tsx'
import { leadAddress } from '#server/board/addresses.ts'
import type { LeadPageProps } from './lead-view.ts'
import { problemOf } from './rejected-form.ts'

/** Renders what the other side asks for or has not answered yet, and a text to the customer. */
export function WindowProposal({ id, language, time }: LeadPageProps) {
  const { window: messages } = BOARD_MESSAGES[language]
  if (time === null) return null
  const { proposal, smsHref } = time
  const textLink = smsHref !== null && (
    <a className="btn btn-outline" href={smsHref}>
      {proposal === null ? messages.textTime : BOARD_MESSAGES[language].lead.textIt}
    </a>
  )
  if (proposal === null) return textLink
  const { by, windows } = proposal
  if (by === 'staff')
    return (
      <>
        <p className="asked">{messages.waits(windows.map(({ text }) => text).join('; '))}</p>
        {textLink}
      </>
    )
  return windows.map(({ start, text }) => (
    <form key={start} className="asked" method="post" action={`${leadAddress(id)}/window/answer`}>
      <p>{messages.asks(text)}</p>
      {time.isMine && (
        <>
          <input type="hidden" name="proposal" value={proposal.id} />
          <button className="btn btn-outline" name="start" value={start}>
            {messages.agree(text)}
          </button>
          <button className="btn btn-outline" name="start" value="">
            {messages.keep}
          </button>
        </>
      )}
    </form>
  ))
}

/** Lets the assignee propose other times, or write down what was agreed by phone. */
export function WindowForm({ id, language, time, rejected }: LeadPageProps) {
  const { window: messages } = BOARD_MESSAGES[language]
  if (time === null || !time.isMine) return null
  const problem = problemOf(rejected, 'window')
  const typed = rejected?.form === 'window' ? rejected.windows : []
  return (
    <details id="window" className="ends" open={problem !== null}>
      <summary>{messages.heading}</summary>
      <form method="post" action={`${leadAddress(id)}/window#window`}>
        <p className="more">{time.hasMail ? messages.hint : messages.noMail}</p>
        <ProblemMessage problem={problem} />
        {Array.from({ length: MAX_PROPOSED_WINDOWS }, (_, at) => (
          <WindowFields
            key={`window ${at}`}
            language={language}
            days={time.days}
            number={at + 1}
            labels={{ day: messages.day(at + 1), time: messages.time(at + 1) }}
            isRequired={at === 0}
            chosen={typed?.[at] ?? { date: '', window: '' }}
            problem={at === 0 ? problem : null}
          />
        ))}
        <button className="btn btn-outline" name="do" value="propose">
          {messages.propose}
        </button>
        <button className="btn btn-outline" name="do" value="move">
          {messages.move}
        </button>
      </form>
    </details>
  )
}
