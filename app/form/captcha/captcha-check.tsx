import { lazy, Suspense } from 'react'
import { useCopy } from '#copy/loader/use-copy.ts'
import { loadRecaptchaCheck } from '../third-party/load-google.ts'
import type { ThirdPartyState } from '../third-party/use-third-party.ts'

const RecaptchaCheck = lazy(loadRecaptchaCheck)

interface CaptchaCheckProps {
  readonly thirdParty: ThirdPartyState
  /** True if Google's check was not answered. */
  readonly error: boolean
  /** Called when our own box is ticked or unticked. */
  readonly onTick: (ticked: boolean) => void
  /** Called when Google's check is answered or its answer expires. */
  readonly onAnswered: (answered: boolean) => void
}

/** Renders the captcha that the owner has chosen and the connection allows. */
export function CaptchaCheck({ thirdParty, error, onTick, onAnswered }: CaptchaCheckProps) {
  const own = <CaptchaBox onTick={onTick} />
  if (!thirdParty.recaptcha) return own
  return (
    <Suspense fallback={own}>
      <RecaptchaCheck
        recaptcha={thirdParty.recaptcha}
        error={error}
        onAnswered={onAnswered}
        fallback={own}
      />
    </Suspense>
  )
}

/**
 * Renders the self-hosted check with our own labelled checkbox. Ticking is optional: submitting the
 * form completes the check and ticks the box.
 */
function CaptchaBox({ onTick }: { onTick: (ticked: boolean) => void }) {
  const { captchaLabel, captchaMaker } = useCopy('submissionForm')
  return (
    <label className="captcha-box">
      <input type="checkbox" name="captcha" onChange={(event) => onTick(event.target.checked)} />
      <span>{captchaLabel}</span> <span aria-hidden="true">{captchaMaker.altcha}</span>
    </label>
  )
}
