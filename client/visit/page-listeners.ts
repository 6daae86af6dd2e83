import type { PageMeter, Viewport } from './page-meter.ts'

/** Marks the request form in the document. */
const FORM_SELECTOR = '[data-request-form]'

/**
 * Feeds the meter from the document's own events. All listeners are passive
 * and live as long as the document; none of them is an unload handler, so the
 * page can go into the back/forward cache.
 */
export function addPageListeners(document: Document, meter: PageMeter): void {
  const on = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { passive: true, capture: true })

  on('scroll', meter.scrolled)
  on('pointerdown', (event) => {
    meter.interacted()
    if (inForm(event.target)) meter.formTouched()
  })
  on('keydown', (event) => {
    // A key that is held down is one press.
    if (!('repeat' in event && event.repeat)) meter.interacted()
  })
  on('focusin', (event) => {
    if (!inForm(event.target)) return
    meter.formTouched()
    meter.formFocused()
  })
  // Autofill fills fields without touching them.
  on('input', (event) => {
    if (inForm(event.target)) meter.formTouched()
  })

  // The script starts at the first touch, so that touch may have come before the listeners.
  if (inForm(document.activeElement)) {
    meter.formTouched()
    meter.formFocused()
  }
}

const inForm = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FORM_SELECTOR) !== null

/** Reads the window's place in the document. */
export function windowViewport(): Viewport {
  return {
    bottom: window.scrollY + window.innerHeight,
    documentHeight: document.documentElement.scrollHeight,
  }
}
