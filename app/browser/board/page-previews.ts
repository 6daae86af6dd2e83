/**
 * Shows the chosen page before and after a change, at once and after each choice. One after the
 * other, because a form has one navigation at a time.
 */
export function startPagePreviews(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-previews]')
  const frame = form?.querySelector('iframe')
  const [before, after] = form?.querySelectorAll('button') ?? []
  if (!form || !frame || !before || !after) return
  const show = (): void => {
    before.click()
    frame.addEventListener('load', () => after.click(), { once: true })
  }
  form.addEventListener('change', show)
  show()
}
