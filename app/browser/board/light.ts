import { deviceValues } from '#app/browser/storage/safe-storage.ts'

const LIGHT_KEY = 'staff-light'

/** Turns the dim red light on or off by a button, and remembers it on this phone. */
export function startLight(): void {
  const button = document.querySelector<HTMLElement>('button[data-light]')
  const show = (isRed: boolean): void => {
    document.documentElement.dataset['light'] = isRed ? 'red' : ''
    button?.setAttribute('aria-pressed', String(isRed))
  }
  show(deviceValues.get(LIGHT_KEY) === 'red')
  if (!button) return
  button.hidden = false
  button.addEventListener('click', () => {
    const isRed = deviceValues.get(LIGHT_KEY) !== 'red'
    if (isRed) deviceValues.set(LIGHT_KEY, 'red')
    else deviceValues.remove(LIGHT_KEY)
    show(isRed)
  })
}
