import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import type { Language } from '#domain/text/language.ts'
import { ON_CALL_ADDRESS } from './addresses.ts'

/** Who is on call at present. */
export interface OnCallNowView {
  /** Names of the staff members, in one text; `null` if nobody is on call. */
  readonly names: string | null
  readonly isViewerOnCall: boolean
}

interface OnCallNowProps {
  readonly onCall: OnCallNowView
  readonly language: Language
}

/** Renders who is on call now, and the button with which the viewer goes on or off call. */
export function OnCallNow({ onCall: { names, isViewerOnCall }, language }: OnCallNowProps) {
  const messages = ON_CALL_MESSAGES[language]
  return (
    <>
      <p className="more">{names === null ? messages.uncovered : messages.now(names)}</p>
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
