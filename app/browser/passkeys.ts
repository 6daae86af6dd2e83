/** Asks the phone for a passkey: to sign in, or to add one. */

import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

type Problem = 'dismissed' | 'exists' | 'network' | 'server'

/**
 * Fetches what is to be signed, and sends what the phone answers.
 * @returns `null` if the page is left
 */
async function send(form: HTMLFormElement, field: HTMLInputElement): Promise<Problem | null> {
  const response = await fetch(`${form.action}/options`, {
    method: 'POST',
    cache: 'no-store',
  }).catch(() => null)
  if (response === null) return 'network'
  if (response.status === 401 || response.status === 403) {
    const page = encodeURIComponent(location.pathname)
    location.assign(`/staff/sign-in?again=1&page=${page}`)
    return null
  }
  if (!response.ok) return 'server'
  const optionsJSON = await response.json()
  try {
    const credential =
      form.dataset['passkey'] === 'add'
        ? await startRegistration({ optionsJSON })
        : await startAuthentication({ optionsJSON })
    field.value = JSON.stringify(credential)
  } catch (error) {
    return error instanceof Error && error.name === 'InvalidStateError' ? 'exists' : 'dismissed'
  }
  form.submit()
  return null
}

/** Shows the buttons of passkeys, where the browser has them. */
export function startPasskeys(): void {
  if (!('PublicKeyCredential' in window)) return
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    const button = form.querySelector('button')
    const field = form.querySelector<HTMLInputElement>('[name=credential]')
    const says = form.querySelector<HTMLElement>('[data-says]')
    if (!button || !field || !says) continue
    form.hidden = false
    const press = async (): Promise<void> => {
      if (button.getAttribute('aria-disabled') === 'true') return
      button.setAttribute('aria-disabled', 'true')
      const problem = await send(form, field)
      button.removeAttribute('aria-disabled')
      if (problem !== null) says.textContent = says.dataset[problem] ?? ''
    }
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void press()
    })
  }
}
