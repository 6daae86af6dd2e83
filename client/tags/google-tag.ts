import type { PageTags } from '#domain/page-tags.ts'

/** Commands and events in the order in which Google's scripts read them. */
declare global {
  interface Window {
    dataLayer?: unknown[]
    gtag?: (...command: readonly unknown[]) => void
  }
}

const HOST = 'https://www.googletagmanager.com'

const consent = (state: 'granted' | 'denied') => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
  analytics_storage: state,
})

/** Account of a conversion: `AW-1` of `AW-1/label`. */
const account = (ads: string | null): string | null => ads?.split('/')[0] ?? null

/**
 * Defines the data layer and `gtag` as Google's snippet does, consent denied first
 * (https://developers.google.com/tag-platform/security/guides/consent). Loads nothing.
 */
export function defineGoogleTag({ ga4, ads }: Pick<PageTags, 'ga4' | 'ads'>): void {
  const layer = (window.dataLayer ??= [])
  window.gtag ??= function gtag() {
    // Google's scripts recognize a command by its type, an arguments object.
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments)
  }
  window.gtag('consent', 'default', { ...consent('denied'), wait_for_update: 500 })
  window.gtag('js', new Date())
  for (const id of [ga4, account(ads)]) if (id !== null) window.gtag('config', id)
}

/** Tells Google's scripts what the visitor has answered. */
export const updateConsent = (state: 'granted' | 'denied'): void =>
  window.gtag?.('consent', 'update', consent(state))

/** Returns the addresses of Google's scripts; starts the container of Tag Manager. */
export function googleScripts({ ga4, ads, gtm }: PageTags): readonly string[] {
  const id = ga4 ?? account(ads)
  if (gtm !== null) window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  return [
    ...(id === null ? [] : [`${HOST}/gtag/js?id=${id}`]),
    ...(gtm === null ? [] : [`${HOST}/gtm.js?id=${gtm}`]),
  ]
}
