/** How the stand-in for reCAPTCHA's script behaves. */
export type RecaptchaMood =
  /** A tick gives a proof. */
  | 'well'
  /** A tick reports that Google cannot be reached. */
  | 'losing-connection'
  /** It comes, and never says that it is ready. */
  | 'never-ready'
  /** What a blocker puts in its place: an empty script. */
  | 'empty'

export interface FakeRecaptchaOptions {
  readonly mood?: RecaptchaMood
  /** Proofs that it gives, one a tick; then made-up ones that no server takes. */
  readonly tokens?: readonly string[]
  /** Milliseconds after which a proof runs out; Google takes two minutes. */
  readonly expiresAfter?: number
}

/** Address of the real script, for whoever answers in its place. */
export const RECAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/api.js'

/**
 * JavaScript that does in a page what reCAPTCHA v2 does with explicit render:
 * calls `onload`, draws a box per element and throws at a second one, hands a
 * token to `callback`, calls `expired-callback` and `error-callback`, resets.
 * @param query of the script's own address, as Google reads it
 */
export function fakeRecaptchaScript(
  query: URLSearchParams,
  { mood = 'well', tokens = [], expiresAfter = 120_000 }: FakeRecaptchaOptions = {},
): string {
  if (mood === 'empty') return ''
  const options = { mood, tokens, expiresAfter, onload: query.get('onload') ?? '' }
  return `(${installFakeRecaptcha.toString()})(${JSON.stringify(options)})`
}

interface RenderOptions {
  readonly sitekey: string
  readonly size?: string
  readonly callback?: (token: string) => void
  readonly 'expired-callback'?: () => void
  readonly 'error-callback'?: () => void
}

/** Runs in the page, so it uses nothing from outside itself. */
function installFakeRecaptcha(options: Required<FakeRecaptchaOptions> & { onload: string }): void {
  const page = globalThis as unknown as Record<string, unknown>
  const boxes: { box: HTMLInputElement; clear: () => void }[] = []
  const taken = new Set<HTMLElement>()
  let given = 0

  function render(container: HTMLElement, parameters: RenderOptions): number {
    if (taken.has(container)) {
      throw new Error('reCAPTCHA has already been rendered in this element')
    }
    if (!parameters.sitekey) throw new Error('Missing required parameters: sitekey')
    taken.add(container)
    const label = document.createElement('label')
    label.dataset['fakeRecaptcha'] = parameters.size ?? 'normal'
    const box = document.createElement('input')
    box.type = 'checkbox'
    label.append(box, " I'm not a robot")
    // Google's own field, which a native submit carries along.
    const response = document.createElement('textarea')
    response.name = 'g-recaptcha-response'
    response.hidden = true
    container.append(label, response)

    let timer: ReturnType<typeof setTimeout> | undefined
    const clear = () => {
      clearTimeout(timer)
      box.checked = false
      response.value = ''
    }
    box.addEventListener('change', () => {
      if (!box.checked) return clear()
      if (options.mood === 'losing-connection') {
        clear()
        parameters['error-callback']?.()
        return
      }
      given++
      response.value = options.tokens[given - 1] ?? `made-up-${given}`
      timer = setTimeout(() => {
        clear()
        parameters['expired-callback']?.()
      }, options.expiresAfter)
      parameters.callback?.(response.value)
    })
    return boxes.push({ box, clear }) - 1
  }

  page['grecaptcha'] = {
    render,
    reset(widget = 0) {
      const found = boxes[widget]
      if (!found) throw new Error(`Invalid reCAPTCHA client id: ${widget}`)
      if (!found.box.isConnected) {
        throw new Error(`reCAPTCHA client element has been removed: ${widget}`)
      }
      found.clear()
    },
  }
  if (options.mood === 'never-ready' || options.onload === '') return
  // The real one calls back only after its second script has come.
  setTimeout(() => (page[options.onload] as (() => void) | undefined)?.())
}
