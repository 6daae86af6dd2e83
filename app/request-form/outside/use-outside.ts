import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadProviders } from '#app/api/site-query.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import type { ScriptLoader, ScriptState } from '#app/third-party/script-loader.ts'
import type { FormSession } from '../session.ts'
import type { Outside } from './load-outside.ts'
import { bringOutside, NOBODY } from './parts.ts'

const NOT_LOADED: ScriptState = { status: 'not-loaded' }
const never = () => () => undefined

function useScript(script: ScriptLoader | undefined): ScriptState {
  return useSyncExternalStore(
    script?.subscribe ?? never,
    () => script?.state() ?? NOT_LOADED,
    () => NOT_LOADED,
  )
}

/**
 * The outside services of this form. Nothing of them is fetched before the
 * form was touched; until they are known, and whenever they fail, the
 * self-hosted check and a plain address field do the work (R43).
 */
export function useOutside(session: FormSession | null, touched: boolean) {
  const words = useCopy('requestForm').thirdParty
  const [outside, setOutside] = useState<Outside>(NOBODY)
  const [manual, setManual] = useState(false)
  const maps = useScript(outside.maps?.script)
  const recaptcha = useScript(outside.recaptcha?.script)

  useEffect(() => {
    if (!session || !touched) return
    const load = async () => {
      const providers = await loadProviders(session.backend)
      const chosen = await bringOutside(providers, session.backend, words)
      // Whoever has ticked our own box meanwhile is not asked again: the server takes either proof.
      setOutside(session.altcha.answered() ? { ...chosen, recaptcha: null } : chosen)
    }
    load().catch(() => {
      // The helpers' script did not arrive: then the form does without them.
    })
  }, [session, touched, words])

  return {
    ...outside,
    mapsState: maps,
    recaptchaState: recaptcha,
    /** The address field waits for its search, until somebody decides to do without. */
    addressDisabled:
      outside.maps !== null && !manual && (maps.status === 'loading' || maps.status === 'failed'),
    addressLoading: outside.maps !== null && !manual && maps.status === 'loading',
    manual,
    enterManually: () => setManual(true),
    /** The check that counts now. */
    captcha: () =>
      outside.recaptcha && outside.recaptcha.script.state().status !== 'failed'
        ? outside.recaptcha
        : (session?.altcha ?? null),
  }
}

export type OutsideView = ReturnType<typeof useOutside>
