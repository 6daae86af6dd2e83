import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { formToasts } from './form-toasts.ts'
import { siteToasts } from './site-toasts.ts'

/** Loading the display ahead of its first toast is asked for with this event on `window`. */
const PREPARE_EVENT = 'prepare-toasts'

/**
 * Loads the display before it is needed, while the line is good: at the first
 * touch of the form. Its live region is then known to screen readers in time.
 */
export function prepareToasts(): void {
  window.dispatchEvent(new Event(PREPARE_EVENT))
}

/**
 * Place of the site-wide display (R71), at the end of the page, out of every box that could clip it. Draws nothing and
 * loads nothing until the first toast, or until it is asked to be ready.
 */
export function ToastDisplay() {
  const [Display, setDisplay] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (Display) return
    let loading = false
    const load = () => {
      if (loading) return
      loading = true
      import('./sonner-display.tsx').then(
        ({ SonnerDisplay }) => setDisplay(() => SonnerDisplay),
        // The chunk was lost on the way; what the form says inline is there, and the next toast tries again.
        () => (loading = false),
      )
    }
    const ends = [formToasts.subscribe(load), siteToasts.subscribe(load)]
    window.addEventListener(PREPARE_EVENT, load)
    if (formToasts.toasts().length + siteToasts.toasts().length > 0) load()
    return () => {
      for (const end of ends) end()
      window.removeEventListener(PREPARE_EVENT, load)
    }
  }, [Display])

  return Display && createPortal(<Display />, document.body)
}
