import type { PageMetrics } from '#domain/submission/input.ts'

/** CSS pixels from the top of the document. */
export interface Viewport {
  /** Lowest visible position. */
  readonly bottom: number
  readonly documentHeight: number
}

/** Measures of the current page. Times of the whole visit are in visit-record.ts. */
export interface PageMeasures extends Omit<PageMetrics, 'conversionTime'> {
  /** Milliseconds since the first touch of the form; 0 if it was not touched. */
  readonly formCompletionTime: number
}

/** Measures one page at a time; a new page restarts all counts. */
export function createPageMeter(viewport: () => Viewport) {
  let shownSince = Date.now()
  let lowestSeen = 0
  let interactions = 0
  let focusEvents = 0
  let formTouchedAt: number | null = null
  const firstTouchListeners = new Set<() => void>()

  const elapsed = (time: number): number => Math.max(0, Math.round(Date.now() - time))

  function scrolled(): void {
    lowestSeen = Math.max(lowestSeen, viewport().bottom)
  }

  return {
    /**
     * Resets the figures for a newly shown page.
     * @param since time at which the page began to load, ms since the epoch
     */
    startPage(since: number = Date.now()): void {
      shownSince = since
      lowestSeen = 0
      interactions = 0
      focusEvents = 0
      formTouchedAt = null
    },
    scrolled,
    interacted(): void {
      interactions++
    },
    formTouched(): void {
      if (formTouchedAt !== null) return
      formTouchedAt = Date.now()
      for (const listener of firstTouchListeners) listener()
    },
    formFocused(): void {
      focusEvents++
    },
    /** Calls back at the first touch of the form, or at once if it was touched already. */
    onFirstFormTouch(listener: () => void): void {
      firstTouchListeners.add(listener)
      if (formTouchedAt !== null) listener()
    },
    measures(): PageMeasures {
      // The visible part counts even without scrolling.
      scrolled()
      const { documentHeight } = viewport()
      const seen = documentHeight > 0 ? (lowestSeen / documentHeight) * 100 : 100
      return {
        timeOnPage: elapsed(shownSince),
        scrollDepth: Math.min(100, Math.max(0, Math.round(seen))),
        pageInteractions: interactions,
        formFocusEvents: focusEvents,
        formCompletionTime: formTouchedAt === null ? 0 : elapsed(formTouchedAt),
      }
    },
  }
}

export type PageMeter = ReturnType<typeof createPageMeter>
