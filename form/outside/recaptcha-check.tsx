import type { ReactNode } from 'react'
import { RecaptchaBox } from '#form/third-party/recaptcha-box.tsx'
import type { Recaptcha } from '#form/third-party/recaptcha.ts'
import type { ScriptState } from '#form/third-party/script-loader.ts'
import { ThirdPartyBanner } from '#form/third-party/third-party-banner.tsx'
import { PhoneLink, PhoneNumber } from '#client/visit/phone-link.tsx'

interface RecaptchaCheckProps {
  readonly recaptcha: Recaptcha
  readonly state: ScriptState
  readonly error: boolean
  readonly onAnswered: (answered: boolean) => void
  /** Self-hosted check, shown if Google's fails to load. */
  readonly fallback: ReactNode
}

/** Renders Google's check, or its banner with ours below. A lazy chunk. */
export default function RecaptchaCheck({
  recaptcha,
  state,
  error,
  onAnswered,
  fallback,
}: RecaptchaCheckProps) {
  if (state.status !== 'failed') {
    return <RecaptchaBox captcha={recaptcha} error={error} onAnswered={onAnswered} />
  }
  return (
    <div className="grid gap-3">
      <ThirdPartyBanner
        service="recaptcha"
        reason={state.reason}
        onRetry={recaptcha.script.retry}
        call={
          <PhoneLink className="text-link">
            <PhoneNumber />
          </PhoneLink>
        }
      />
      {fallback}
    </div>
  )
}
