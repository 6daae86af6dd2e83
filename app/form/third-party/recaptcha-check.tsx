import { type ReactNode, useState } from 'react'
import { useCopy } from '#copy/loader/use-copy.ts'
import { Filled } from '#app/ui/filled.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { RecaptchaBox } from './recaptcha-box.tsx'
import type { Recaptcha } from './recaptcha.ts'
import { ThirdPartyBanner } from './third-party-banner.tsx'
import { useScriptState } from './use-script-state.ts'

interface RecaptchaCheckProps {
  readonly recaptcha: Recaptcha
  readonly error: boolean
  readonly onAnswered: (answered: boolean) => void
  /** Self-hosted check, shown if Google's fails to load. */
  readonly fallback: ReactNode
}

/**
 * Renders Google's check, or its banner with ours below. After a press of the button without an
 * answer ours is offered as well: Google's may be shown and impossible to answer. A lazy chunk.
 */
export default function RecaptchaCheck({
  recaptcha,
  error,
  onAnswered,
  fallback,
}: RecaptchaCheckProps) {
  const state = useScriptState(recaptcha.script)
  const { other } = useCopy('submissionForm').captcha
  const [offersOther, setOffersOther] = useState(false)
  if (error && !offersOther) setOffersOther(true)
  if (state.status !== 'failed') {
    return (
      <div className="recaptcha-check">
        <RecaptchaBox captcha={recaptcha} error={error} onAnswered={onAnswered} />
        {offersOther && (
          <div className="recaptcha-check" role="status">
            <p>
              <Filled text={other} parts={{ phone: <PhoneLink className="text-link" /> }} />
            </p>
            {fallback}
          </div>
        )}
      </div>
    )
  }
  return (
    <div className="recaptcha-check">
      <ThirdPartyBanner
        service="recaptcha"
        reason={state.reason}
        onRetry={recaptcha.script.retry}
        onManual={null}
      />
      {fallback}
    </div>
  )
}
