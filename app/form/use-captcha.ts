import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { keepProofReady } from './captcha/keep-proof-ready.ts'
import { captchaBox } from './form-controls.ts'
import type { FormSession } from './session.ts'

interface Options {
  readonly form: RefObject<HTMLFormElement | null>
  readonly session: FormSession | null
  /**
   * True if our own check is required and a submission is likely: the proof is made ahead of time.
   */
  readonly needsProof: boolean
}

/** Tracks whether the captcha is done: answered, ticked, or our own proof is ready. */
export function useCaptcha({ form, session, needsProof }: Options) {
  const [done, setDone] = useState(false)

  /** Handles our own box: ticking starts the proof; unticking does nothing, it is optional. */
  function tick(ticked: boolean): void {
    if (!ticked) return
    setDone(true)
    void session?.altcha.prepare()
  }

  const tickServedBox = useEffectEvent(() => tick(captchaBox(form.current)?.checked ?? false))
  useEffect(() => {
    // Ticked before the session existed.
    if (session) tickServedBox()
  }, [session])
  const prepareProof = useEffectEvent(async (): Promise<void> => {
    if (await session?.altcha.prepare()) setDone(true)
  })
  useEffect(() => {
    if (needsProof) return keepProofReady(() => void prepareProof())
  }, [needsProof])

  return { done, setDone, tick }
}
