import type { PageTags } from '#domain/pages/page-tags.ts'

/** Commands and events in the order in which Google's scripts read them. */
declare global {
  interface Window {
    dataLayer?: unknown[]
    gtag?: (...command: readonly unknown[]) => void
  }
}

const HOST = 'https://www.googletagmanager.com'

type Tags = Pick<PageTags, 'ga4' | 'ads' | 'gtm'>

const consent = (state: 'granted' | 'denied') => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
  analytics_storage: state,
})

/** Account of a conversion: `AW-1` of `AW-1/label`. */
const account = (ads: string | null): string | null => ads?.split('/')[0] ?? null

/** Gives Google's scripts a command, which they recognize by its type, an arguments object. */
function command(..._command: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments)
}

/**
 * Defines the data layer and `gtag` as Google's snippet does, consent denied first
 * (https://developers.google.com/tag-platform/security/guides/consent). Loads nothing. Tag Manager
 * alone gets no `gtag`, because it would hear each event twice.
 */
export function defineGoogleTag({ ga4, ads }: Tags): void {
  window.dataLayer ??= []
  command('consent', 'default', { ...consent('denied'), wait_for_update: 500 })
  if (ga4 === null && ads === null) return
  window.gtag ??= command
  command('js', new Date())
  for (const id of [ga4, account(ads)]) if (id !== null) command('config', id)
}

/** Tells Google's scripts what the visitor has answered. */
export const updateConsent = (state: 'granted' | 'denied'): void =>
  command('consent', 'update', consent(state))

/** Reports a stored lead as a conversion of Google Ads. */
export function reportConversion({ ads }: Tags, id: string): void {
  if (ads !== null) window.gtag?.('event', 'conversion', { send_to: ads, transaction_id: id })
}

/** Returns the addresses of Google's scripts; starts the container of Tag Manager. */
export function googleScripts({ ga4, ads, gtm }: Tags): readonly string[] {
  const id = ga4 ?? account(ads)
  if (gtm !== null) window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  return [
    ...(id === null ? [] : [`${HOST}/gtag/js?id=${id}`]),
    ...(gtm === null ? [] : [`${HOST}/gtm.js?id=${gtm}`]),
  ]
}
