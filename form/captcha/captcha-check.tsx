import { lazy, Suspense } from 'react'
import { loadRecaptchaCheck } from '../outside/load-parts.ts'
import type { ThirdPartyState } from '../outside/use-outside.ts'
import { CaptchaBox } from './captcha-box.tsx'

const RecaptchaCheck = lazy(loadRecaptchaCheck)

interface CaptchaCheckProps {
  readonly outside: ThirdPartyState
  /** True if Google's check was not answered. */
  readonly error: boolean
  /** Called when our own box is ticked or unticked. */
  readonly onTick: (ticked: boolean) => void
  /** Called when Google's check is answered or its answer expires. */
  readonly onAnswered: (answered: boolean) => void
}

/** Renders the captcha that the owner has chosen and the connection allows. */
export function CaptchaCheck({ outside, error, onTick, onAnswered }: CaptchaCheckProps) {
  const own = <CaptchaBox onTick={onTick} />
  if (!outside.recaptcha) return own
  return (
    <Suspense fallback={own}>
      <RecaptchaCheck
        recaptcha={outside.recaptcha}
        state={outside.recaptchaState}
        error={error}
        onAnswered={onAnswered}
        fallback={own}
      />
    </Suspense>
  )
}
