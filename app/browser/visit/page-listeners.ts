import type { PageMeter, Viewport } from './page-meter.ts'

const FORM_SELECTOR = '[data-submission-form]'

/**
 * Feeds the meter with the document's events. All listeners are passive and last as long as the
 * document; none is an unload handler, so the page stays eligible for the back/forward cache.
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
    // A held key counts once.
    if (!('repeat' in event && event.repeat)) meter.interacted()
  })
  on('focusin', (event) => {
    if (!inForm(event.target)) return
    meter.formTouched()
    meter.formFocused()
  })
  // Autofill changes fields without touching them.
  on('input', (event) => {
    if (inForm(event.target)) meter.formTouched()
  })

  // The script loads at the first touch, so that touch may precede the listeners.
  if (inForm(document.activeElement)) {
    meter.formTouched()
    meter.formFocused()
  }
}

const inForm = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FORM_SELECTOR) !== null

export function windowViewport(): Viewport {
  return {
    bottom: window.scrollY + window.innerHeight,
    documentHeight: document.documentElement.scrollHeight,
  }
}
