/** Value of `data-tapped` while the browser itself is sending the form. */
const SENDING_NATIVELY = 'native'

/** Returns whether the element's island is not hydrated yet. */
const isNotHydrated = (element: Element): boolean => element.closest('[data-hydrated]') === null

/**
 * Records taps on an island before it is hydrated; links need no script and are ignored.
 * `data-native-submit-delay` of a form is the number of milliseconds to wait for its script; then
 * the browser sends the form natively, so that a lost script loses no submission.
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
      const delay = form.dataset['nativeSubmitDelay']
      const tapped = form.dataset['tapped']
      if (delay === undefined || !isNotHydrated(form) || tapped === SENDING_NATIVELY) return
      event.preventDefault()
      if (tapped === '') return
      form.dataset['tapped'] = ''
      setTimeout(() => {
        if (form.dataset['tapped'] !== '') return
        // While the browser is sending, neither a second tap nor a late script may send again.
        form.dataset['tapped'] = SENDING_NATIVELY
        form.submit()
      }, Number(delay))
    },
    { capture: true },
  )
}

/** Replays the taps that were recorded in a newly hydrated island. */
export function replayTaps(root: ParentNode): void {
  for (const one of root.querySelectorAll<HTMLElement>('[data-tapped]')) {
    if (one.dataset['tapped'] === SENDING_NATIVELY) continue
    one.removeAttribute('data-tapped')
    if (one instanceof HTMLFormElement) one.requestSubmit()
    else one.click()
  }
}
