import type { ReactNode } from 'react'
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

/** Renders Google's check, or its banner with ours below. A lazy chunk. */
export default function RecaptchaCheck({
  recaptcha,
  error,
  onAnswered,
  fallback,
}: RecaptchaCheckProps) {
  const state = useScriptState(recaptcha.script)
  if (state.status !== 'failed') {
    return <RecaptchaBox captcha={recaptcha} error={error} onAnswered={onAnswered} />
  }
  return (
    <div className="grid gap-3">
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
