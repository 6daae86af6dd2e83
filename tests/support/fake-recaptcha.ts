export interface FakeRecaptchaOptions {
  /** Tokens that it gives, one per check; then made-up ones that no server accepts. */
  readonly tokens?: readonly string[]
}

/** Address of the real script, to be intercepted. */
export const RECAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/api.js'

/**
 * Returns JavaScript that behaves in a page like reCAPTCHA v2 with explicit render: calls `onload`,
 * draws a box per element and throws at a second one, passes a token to `callback`, resets.
 * @param query of the script's own address, as Google reads it
 */
export function fakeRecaptchaScript(
  query: URLSearchParams,
  { tokens = [] }: FakeRecaptchaOptions = {},
): string {
  const options = { tokens, onload: query.get('onload') ?? '' }
  return `(${installFakeRecaptcha.toString()})(${JSON.stringify(options)})`
}

interface RenderOptions {
  readonly sitekey: string
  readonly size?: string
  readonly callback?: (token: string) => void
}

/** Runs in the page, so it uses nothing from its module. */
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
    // Google's own field, which a native submit includes.
    const response = document.createElement('textarea')
    response.name = 'g-recaptcha-response'
    response.hidden = true
    container.append(label, response)

    const clear = () => {
      box.checked = false
      response.value = ''
    }
    box.addEventListener('change', () => {
      if (!box.checked) return clear()
      given++
      response.value = options.tokens[given - 1] ?? `made-up-${given}`
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
  // The real script calls back only after its second script has loaded.
  setTimeout(() => (page[options.onload] as (() => void) | undefined)?.())
}
