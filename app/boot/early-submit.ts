/** Milliseconds that the form's script has before the browser sends the form itself. */
const PATIENCE = 20_000

/**
 * Keeps a tap on 'Request Service' that comes before the form's script. The
 * form takes it over when it starts; if it never does, the browser sends the
 * form natively, so that a script lost on the way loses no request.
 */
export function keepEarlySubmit(): void {
  const root = document.documentElement
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || !form.matches('[data-request-form]')) return
      const state = root.dataset['earlySubmit']
      if (state === 'taken' || state === 'native') return
      event.preventDefault()
      root.dataset['earlySubmit'] = 'waiting'
      setTimeout(() => {
        if (root.dataset['earlySubmit'] !== 'waiting') return
        // While the browser is sending, neither a second tap nor a late script must send as well.
        root.dataset['earlySubmit'] = 'native'
        form.submit()
      }, PATIENCE)
    },
    { capture: true },
  )
}
