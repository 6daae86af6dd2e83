import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCopy } from '#copy/loader/use-copy.ts'
import { pageSettings } from '#app/form/api/settings.ts'
import type { FormSession } from '../session.ts'
import type { Captcha } from '../submit.ts'
import { loadChosenServices, NO_THIRD_PARTY, type ThirdPartyServices } from './load-google.ts'
import { useScriptState } from './use-script-state.ts'

/**
 * Milliseconds that a submission waits to learn which captcha the owner has chosen. After that our
 * own is used, because the server accepts either proof.
 */
const PROVIDERS_TIMEOUT_MS = 3_000

/**
 * Loads the form's third-party services. Nothing is fetched before the form is touched; until they
 * are known, and whenever they fail, the form uses the self-hosted check and a plain address field.
 * @param ownBoxTicked true if the visitor has ticked our own box
 */
export function useThirdParty(
  session: FormSession | null,
  touched: boolean,
  ownBoxTicked: () => boolean,
) {
  const messages = useCopy('submissionForm').thirdParty
  /** `null` until the providers are known. */
  const [known, setKnown] = useState<ThirdPartyServices | null>(null)
  const loading = useRef<Promise<ThirdPartyServices> | null>(null)
  const services = known ?? NO_THIRD_PARTY
  const [offersArrivalSms, setOffersArrivalSms] = useState(false)
  const [manual, setManual] = useState(false)
  /** The visitor ticked our own box although Google's check is shown. */
  const [choseOwn, setChoseOwn] = useState(false)
  const maps = useScriptState(services.maps?.script)
  const recaptcha = useScriptState(services.recaptcha?.script)

  async function load(): Promise<ThirdPartyServices> {
    try {
      const providers = await pageSettings.loadProviders()
      setOffersArrivalSms(providers.arrivalSms)
      const chosen = await loadChosenServices(providers, messages)
      // A visitor who has ticked our own box is not asked again, because the server accepts either
      // proof.
      return ownBoxTicked() ? { ...chosen, recaptcha: null } : chosen
    } catch {
      // A chunk failed to load: the form works without it.
      return NO_THIRD_PARTY
    }
  }

  function loadOnce(): Promise<ThirdPartyServices> {
    loading.current ??= load().then((chosen) => {
      setKnown(chosen)
      return chosen
    })
    return loading.current
  }

  const loadNow = useEffectEvent(loadOnce)
  useEffect(() => {
    if (session && touched) void loadNow()
  }, [session, touched])

  return {
    ...services,
    /** True if a text message with the arrival time is offered. */
    offersArrivalSms,
    /** The address field waits for its search until the visitor chooses to type by hand. */
    addressDisabled: !manual && (maps.status === 'loading' || maps.status === 'failed'),
    addressLoading: !manual && maps.status === 'loading',
    /** Enables the plain address field; `null` once it is enabled. */
    enterManually: manual ? null : () => setManual(true),
    /** True if the self-hosted check is the required one. False until the providers are known. */
    ownCheck:
      known !== null && (known.recaptcha === null || recaptcha.status === 'failed' || choseOwn),
    /** Called with whether our own box is ticked. */
    chooseOwn: setChoseOwn,
    /** The captcha required for a submission; a promise while the providers are not known. */
    captcha(sentBy: FormSession): Captcha | Promise<Captcha> {
      const choose = ({ recaptcha: google }: ThirdPartyServices): Captcha => {
        if (google === null || google.script.state().status === 'failed') return sentBy.altcha
        return ownBoxTicked() && !google.answered() ? sentBy.altcha : google
      }
      if (known) return choose(known)
      const timeout = new Promise<ThirdPartyServices>((resolve) =>
        setTimeout(() => resolve(NO_THIRD_PARTY), PROVIDERS_TIMEOUT_MS),
      )
      return Promise.race([loadOnce(), timeout]).then(choose)
    },
  }
}

export type ThirdPartyState = ReturnType<typeof useThirdParty>
