import type { ReactNode } from 'react'
import { business } from '#domain/business/business.ts'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import type { Language } from '#domain/text/language.ts'
import { type ACCEPT_INTENTS, INTENT_FIELD } from '#server/pages/form-names.ts'
import { Frame } from '#server/pages/parts/frame.tsx'

interface AcceptFrameProps {
  readonly language: Language
  readonly title: string
  readonly children: ReactNode
}

/** Renders the frame of every page behind an accept link. */
export function AcceptFrame(props: AcceptFrameProps) {
  // Without a link: the first tab stop is the button that accepts.
  return <Frame {...props} header={{ text: business.name }} />
}

interface IntentButtonProps {
  readonly intent: (typeof ACCEPT_INTENTS)[keyof typeof ACCEPT_INTENTS] | LeadStatus
  readonly text: string
  readonly kind?: 'amber' | 'outline'
}

/** Renders a button of a form that posts to the page's own address. */
export function IntentButton({ intent, text, kind = 'outline' }: IntentButtonProps) {
  return (
    <button className={`btn btn-${kind}`} name={INTENT_FIELD} value={intent}>
      {text}
    </button>
  )
}
