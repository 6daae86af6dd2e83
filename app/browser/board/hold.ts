/** How long a lead of the list is held to take it. */
const HOLD_MS = 600
/** A finger that moves further scrolls. */
const MAX_MOVE_PX = 12

/**
 * Takes a lead when its entry in the list is held: presses its button "take". The button itself stays
 * for keyboards and for those who cannot hold.
 */
export function startHold(): void {
  let held: { readonly entry: HTMLElement; readonly x: number; readonly y: number } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The entry that was taken: the click that ends the hold must not open it. */
  let taken: HTMLElement | null = null

  const release = (): void => {
    clearTimeout(timer)
    if (held) held.entry.dataset['hold'] = ''
    held = null
  }
  document.addEventListener('pointerdown', (event) => {
    const { target, clientX: x, clientY: y, isPrimary, button } = event
    release()
    taken = null
    const card = target instanceof Element ? target.closest('.card') : null
    const entry = card?.closest<HTMLElement>('[data-hold]')
    if (!entry || !isPrimary || button !== 0) return
    held = { entry, x, y }
    entry.dataset['hold'] = 'held'
    timer = setTimeout(() => {
      taken = entry
      release()
      // Missing on iPhones.
      navigator.vibrate?.(30)
      entry.querySelector<HTMLElement>('.take')?.click()
    }, HOLD_MS)
  })
  document.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (held && Math.hypot(clientX - held.x, clientY - held.y) > MAX_MOVE_PX) release()
  })
  for (const end of ['pointerup', 'pointercancel', 'scroll'])
    document.addEventListener(end, release, { passive: true })
  document.addEventListener(
    'click',
    (event) => {
      if (taken?.contains(event.target as Node) && (event.target as Element).closest('.card')) {
        event.preventDefault()
        taken = null
      }
    },
    { capture: true },
  )
  // A long press would open the browser's menu of the link, or drag it.
  for (const name of ['contextmenu', 'dragstart'])
    document.addEventListener(name, (event) => {
      if (held || taken) event.preventDefault()
    })
}
