import { useCopy } from '#app/copy/use-copy.ts'
import { FieldError } from '#app/ui/field.tsx'

const ERROR_ID = 'captcha-error'

/** The self-hosted check under our own labelled checkbox (R43). */
export function CaptchaBox({
  error,
  onTick,
}: {
  error: boolean
  onTick: (ticked: boolean) => void
}) {
  const words = useCopy('requestForm')
  return (
    <div>
      <label className="captcha-box" data-wrong={error ? '' : undefined}>
        <input
          type="checkbox"
          name="captcha"
          aria-invalid={error}
          aria-describedby={error ? ERROR_ID : undefined}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span>{words.captchaLabel}</span>{' '}
        <span aria-hidden="true">{words.captchaMaker.altcha}</span>
      </label>
      <FieldError id={ERROR_ID} error={error ? words.ruleWords.captcha.inline : undefined} />
    </div>
  )
}
