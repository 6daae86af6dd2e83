/** Milliseconds that the menu's script has before the browser goes to the sitemap instead. */
const PATIENCE = 8_000

/**
 * Keeps a tap on the menu button that comes before the menu's script. The
 * button opens the menu when the script starts; if it never does, the tap
 * leads to the sitemap, as it does without scripts.
 */
export function keepEarlyMenu(): void {
  const root = document.documentElement
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || !form.matches('[data-menu-form]')) return
      if (root.dataset['menu'] === 'ready') return
      event.preventDefault()
      root.dataset['menu'] = 'wanted'
      setTimeout(() => {
        if (root.dataset['menu'] === 'wanted') form.submit()
      }, PATIENCE)
    },
    { capture: true },
  )
}
