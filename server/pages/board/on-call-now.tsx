import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import type { Asked } from '#domain/staff/on-call/on-call.ts'
import type { Language } from '#domain/text/language.ts'
import { ON_CALL_ADDRESS } from './addresses.ts'

/** Who is on call at present. */
export interface OnCallNowView {
  readonly asked: Asked
  /** Names of the staff members who are asked, in one text; '' for the owner. */
  readonly names: string
  readonly isViewerOnCall: boolean
  /** Whether everybody else is off. */
  readonly isViewerLast: boolean
}

interface OnCallNowProps {
  readonly onCall: OnCallNowView
  readonly language: Language
}

/** Renders who is on call now, and the button with which the viewer goes on or off call. */
export function OnCallNow({ onCall, language }: OnCallNowProps) {
  const { asked, names, isViewerOnCall, isViewerLast } = onCall
  const messages = ON_CALL_MESSAGES[language]
  return (
    <>
      <p className={asked === 'owner' ? 'wrong' : 'more'}>{messages.now[asked](names)}</p>
      {isViewerOnCall && isViewerLast && <p className="more">{messages.last}</p>}
      <form method="post" action={`${ON_CALL_ADDRESS}/override`}>
        <button
          className="btn btn-small btn-outline"
          name="kind"
          value={isViewerOnCall ? 'off' : 'on'}
        >
          {isViewerOnCall ? messages.off : messages.on}
        </button>
      </form>
    </>
  )
}
