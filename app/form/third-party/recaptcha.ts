import type { Copy } from '#copy/loader/copy.ts'
import { createListeners } from '#app/ui/listeners.ts'
import type { Captcha } from '../submit.ts'
import type { RecaptchaApi } from './google-types.ts'
import { createScriptLoader, globals } from './script-loader.ts'

const SCRIPT = 'https://www.google.com/recaptcha/api.js'
const CALLBACK = 'onRecaptchaReady'
/** Width of Google's box, CSS pixels; in less space the compact form is used. */
const BOX_WIDTH_PX = 304

/** State of the answer; an expired one has its own message. */
type RecaptchaAnswer = 'open' | 'answered' | 'expired'

/** Creates Google's check; `siteKey` waits for the owner's setting. */
export function createRecaptcha(
  siteKey: () => Promise<string>,
  { language, recaptchaFailed }: Copy['submissionForm']['thirdParty'],
) {
  let token: string | null = null
  let answer: RecaptchaAnswer = 'open'
  let widget: number | undefined
  let sitekey = ''
  /** Element of the current box; earlier ones may still call back. */
  let current: HTMLElement | null = null
  const { notify, subscribe } = createListeners()

  const api = () => globals['grecaptcha'] as RecaptchaApi | undefined

  const script = createScriptLoader({
    async src() {
      sitekey = await siteKey()
      return `${SCRIPT}?${new URLSearchParams({ onload: CALLBACK, render: 'explicit', hl: language })}`
    },
    callback: CALLBACK,
    present: () => api() !== undefined,
    ready: () => typeof api()?.render === 'function',
    messages: { failed: recaptchaFailed, unavailable: recaptchaFailed },
  })

  function set(next: RecaptchaAnswer, proof: string | null = null): void {
    token = proof
    answer = next
    notify()
  }

  return {
    script,

    /** Renders the box into an element once the script has loaded. */
    mount(element: HTMLElement): void {
      current = element
      set('open')
      const ifCurrent = (act: () => void) => () => {
        if (current === element) act()
      }
      try {
        widget = api()?.render?.(element, {
          sitekey,
          size: element.clientWidth >= BOX_WIDTH_PX ? 'normal' : 'compact',
          callback: (proof) => ifCurrent(() => set('answered', proof))(),
          'expired-callback': ifCurrent(() => set('expired')),
          // Google has lost its connection, so the check cannot be answered.
          'error-callback': ifCurrent(() => {
            set('open')
            script.fail(recaptchaFailed)
          }),
        })
      } catch (error) {
        // The box exists already, as intended.
        if (!String(error).includes('already been rendered')) script.fail(recaptchaFailed)
      }
    },

    answer: (): RecaptchaAnswer => answer,
    answered: () => token !== null,
    proof: () =>
      Promise.resolve(token === null ? { ok: false, reason: 'expired' } : { ok: true, token }),

    renew() {
      set('open')
      try {
        api()?.reset?.(widget)
      } catch {
        // Google throws if its box has left the page; the next one starts empty.
      }
      // Only the visitor can tick Google's box.
      return false
    },

    subscribe,
  } satisfies Captcha & Readonly<Record<'script' | 'mount' | 'answer' | 'subscribe', unknown>>
}

export type Recaptcha = ReturnType<typeof createRecaptcha>
