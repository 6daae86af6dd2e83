import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useCopy } from '#copy/loader/use-copy.ts'
import { FieldError } from '#app/ui/field.tsx'
import type { Recaptcha } from './recaptcha.ts'
import { useScriptState } from './use-script-state.ts'

const NOTE_ID = 'recaptcha-note'

interface RecaptchaBoxProps {
  readonly captcha: Recaptcha
  /** True if it was not answered when the form was sent. */
  readonly error: boolean
  readonly onAnswered: (answered: boolean) => void
}

/**
 * Renders Google's box, or its placeholder while the script loads. The group has the name `captcha`
 * and takes the focus after a rejected submit.
 */
export function RecaptchaBox({ captcha, error, onAnswered }: RecaptchaBoxProps) {
  const messages = useCopy('submissionForm')
  const { status } = useScriptState(captcha.script)
  const box = useRef<HTMLDivElement>(null)
  const answer = useSyncExternalStore(captcha.subscribe, captcha.answer, () => 'open' as const)
  const reportAnswered = useEffectEvent(onAnswered)

  useEffect(() => {
    if (status === 'loaded' && box.current) captcha.mount(box.current)
  }, [status, captcha])
  useEffect(() => reportAnswered(answer === 'answered'), [answer])

  const note = error
    ? messages.ruleMessages.captcha.inline
    : answer === 'expired'
      ? messages.captcha.expired
      : undefined
  return (
    <fieldset
      name="captcha"
      tabIndex={-1}
      aria-label={messages.captchaMaker.recaptcha}
      aria-describedby={note === undefined ? undefined : NOTE_ID}
    >
      <div className="recaptcha-box" data-wrong={error ? '' : undefined}>
        {status === 'loaded' ? (
          <div ref={box} key={status} />
        ) : (
          <div className="captcha-box">
            <span>{messages.captchaMaker.recaptcha}</span>
          </div>
        )}
      </div>
      <div aria-live="polite">
        <FieldError id={NOTE_ID} error={note} />
      </div>
    </fieldset>
  )
}
