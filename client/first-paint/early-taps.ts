/** In a form's or button's `data-tapped` once the browser itself is sending the form. */
const NATIVE_CONTROLS = 'native'

/** Nothing in it answers yet. */
const isNotHydrated = (element: Element): boolean => element.closest('[data-alive]') === null

/**
 * Keeps what somebody does in a part of the page before its script is there.
 * Links need none. A form says in `data-patience` for how many milliseconds
 * its script may be waited for; then the browser sends it natively, so that a
 * script lost on the way loses no request.
 */
export function recordEarlyTaps(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button[type=button]')
    if (button && isNotHydrated(button)) button.setAttribute('data-tapped', '')
  })
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement)) return
      const patience = form.dataset['patience']
      const tapped = form.dataset['tapped']
      if (patience === undefined || !isNotHydrated(form) || tapped === NATIVE_CONTROLS) return
      event.preventDefault()
      if (tapped === '') return
      form.dataset['tapped'] = ''
      setTimeout(() => {
        if (form.dataset['tapped'] !== '') return
        // While the browser is sending, neither a second tap nor a late script must send as well.
        form.dataset['tapped'] = NATIVE_CONTROLS
        form.submit()
      }, Number(patience))
    },
    { capture: true },
  )
}

/** Called once a part of the page is alive: what was tapped in it before is tapped again. */
export function replayTaps(root: ParentNode): void {
  for (const one of root.querySelectorAll<HTMLElement>('[data-tapped]')) {
    if (one.dataset['tapped'] === NATIVE_CONTROLS) continue
    one.removeAttribute('data-tapped')
    if (one instanceof HTMLFormElement) one.requestSubmit()
    else one.click()
  }
}
