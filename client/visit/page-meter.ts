import type { PageMetrics } from '#domain/submission.ts'

/** CSS pixels from the top of the document. */
export interface Viewport {
  /** Lowest line that is in view. */
  readonly bottom: number
  readonly documentHeight: number
}

interface Dependencies {
  /** Milliseconds since the epoch. */
  readonly now: () => number
  readonly viewport: () => Viewport
}

/** What happened on the page that is shown. The visit's own times are not its business. */
export interface PageMeasures extends Omit<PageMetrics, 'conversionTime'> {
  /** Milliseconds from the first touch of the form until now; 0 when it was not touched. */
  readonly formCompletionTime: number
}

/** Counts for one page at a time; a change of route begins anew. */
export function createPageMeter({ now, viewport }: Dependencies) {
  let shownSince = now()
  let lowestLine = 0
  let interactions = 0
  let focusEvents = 0
  let formTouchedAt: number | null = null
  const firstTouchListeners = new Set<() => void>()

  const elapsed = (time: number): number => Math.max(0, Math.round(now() - time))

  function scrolled(): void {
    lowestLine = Math.max(lowestLine, viewport().bottom)
  }

  return {
    /** @param since when the page began to load, ms since the epoch */
    startPage(since: number = now()): void {
      shownSince = since
      lowestLine = 0
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
      formTouchedAt = now()
      for (const listener of firstTouchListeners) listener()
    },
    formFocused(): void {
      focusEvents++
    },
    /** Calls back at the first touch of the form, at once where that has been. */
    onFirstFormTouch(listener: () => void): void {
      firstTouchListeners.add(listener)
      if (formTouchedAt !== null) listener()
    },
    measures(): PageMeasures {
      // What is in view now counts even if nobody ever scrolled.
      scrolled()
      const { documentHeight } = viewport()
      const seen = documentHeight > 0 ? (lowestLine / documentHeight) * 100 : 100
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
