import { lazy, Suspense } from 'react'
import { loadRecaptchaCheck } from '../outside/load-parts.ts'
import type { ThirdPartyState } from '../outside/use-outside.ts'
import { CaptchaBox } from './captcha-box.tsx'

const RecaptchaCheck = lazy(loadRecaptchaCheck)

interface CaptchaCheckProps {
  readonly outside: ThirdPartyState
  /** Google's check is missing. */
  readonly error: boolean
  /** Our own box was ticked or unticked. */
  readonly onTick: (ticked: boolean) => void
  /** Google's check was answered, or its answer ran out. */
  readonly onAnswered: (answered: boolean) => void
}

/** Whichever check the owner has chosen and the connection allows. */
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
