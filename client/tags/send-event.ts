import type { PageTags } from '#domain/page-tags.ts'

/** Facts of an event; nothing about the person may be in them. */
type EventFacts = Readonly<Record<string, string | number>>

/** The tags of a page, which decide who hears of an event. */
export type Targets = Pick<PageTags, 'ga4' | 'ads' | 'gtm' | 'analytics'>

/** A page without tags reports to whatever function and data layer it has. */
export const ANY_TARGET: Targets = { ga4: null, ads: null, gtm: null, analytics: '' }

/**
 * Reports an event to the analytics function and the data layer. Tag Manager reads the layer, and
 * the others the function, so that with both nothing is counted twice.
 */
export function sendEvent(
  name: string,
  facts: EventFacts,
  { ga4, ads, gtm, analytics }: Targets,
): void {
  const { gtag, dataLayer } = window
  attempt(() => {
    if (ga4 !== null || ads !== null || analytics !== null) gtag?.('event', name, facts)
  })
  attempt(() => {
    if (gtm !== null || analytics !== null) dataLayer?.push({ event: name, ...facts })
  })
}

/** Errors of a foreign script must not affect the visitor. */
export function attempt(report: () => void): void {
  try {
    report()
  } catch {
    // Its own error; or what it defined is no function.
  }
}
