import { useCopy } from '#copy/loader/use-copy.ts'

/**
 * Renders the self-hosted check with our own labelled checkbox. Ticking is optional: submitting the
 * form completes the check and ticks the box.
 */
export function CaptchaBox({ onTick }: { onTick: (ticked: boolean) => void }) {
  const { captchaLabel, captchaMaker } = useCopy('requestForm')
  return (
    <label className="captcha-box">
      <input type="checkbox" name="captcha" onChange={(event) => onTick(event.target.checked)} />
      <span>{captchaLabel}</span> <span aria-hidden="true">{captchaMaker.altcha}</span>
    </label>
  )
}
