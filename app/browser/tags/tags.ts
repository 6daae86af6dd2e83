/**
 * Loads the tags of a page that has any, after the paint and as the visitor has answered. A chunk
 * of its own, because most installations have none.
 */

import { hasGoogleTag, type PageTags, TAG_CONSENT_KEY } from '#domain/pages/page-tags.ts'
import { reportStoredLead } from '#app/browser/visit/report-event.ts'
import { deviceValues } from '../storage/safe-storage.ts'
import { forgetBoard } from './forget-board.ts'
import { defineGoogleTag, googleScripts, reportConversion, updateConsent } from './google-tag.ts'
import { LEAD_EVENT } from '../storage/lead-keys.ts'
import { removeTagCookies } from './tag-cookies.ts'
import { dropLeads, reportLeads } from './report-leads.ts'

type Answer = 'accepted' | 'declined' | null

const asAnswer = (value: unknown): Answer =>
  value === 'accepted' || value === 'declined' ? value : null

/** Global Privacy Control (https://w3c.github.io/gpc/); not in TypeScript's DOM library. */
const isRefusedByBrowser = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true

/**
 * Starts the tags that the server has written into this page.
 * @param text of the attribute of `<html>`, JSON
 * @param loaded called once their scripts have loaded
 */
export function startTags(text: string, loaded: () => void): void {
  const tags = JSON.parse(text) as PageTags
  if (isRefusedByBrowser()) return decline()
  let state: 'off' | 'loading' | 'on' = 'off'
  if (hasGoogleTag(tags)) defineGoogleTag(tags)

  const load = async (): Promise<void> => {
    state = 'loading'
    updateConsent('granted')
    await forgetBoard()
    const own = tags.analytics === null ? [] : [tags.analytics]
    const results = await Promise.all([...googleScripts(tags), ...own].map(loadScript))
    if (!results.includes(true)) return
    state = 'on'
    loaded()
    report()
  }

  const report = (): void =>
    reportLeads((id) => {
      reportStoredLead(id)
      reportConversion(tags, id)
    })

  const apply = (answer: Answer): void => {
    if (answer === 'declined') {
      dropLeads()
      if (state !== 'off') stop()
    } else if (state === 'off' && (answer === 'accepted' || !tags.asksFirst)) void load()
  }

  // Of the banner (app/browser/first-paint/cookie-banner.ts).
  addEventListener('consent', (event) => {
    const answer = asAnswer((event as CustomEvent).detail)
    // For the time after the owner has removed the tags.
    if (answer !== null) deviceValues.set('cookieConsent', answer)
    apply(answer)
  })
  // Another tab, or the page before this one.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === TAG_CONSENT_KEY) apply(asAnswer(newValue))
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) apply(asAnswer(deviceValues.get(TAG_CONSENT_KEY)))
  })
  addEventListener(LEAD_EVENT, () => {
    if (state === 'on') report()
  })
  apply(asAnswer(deviceValues.get(TAG_CONSENT_KEY)))
}

/** Most browsers say so in a header too, and get pages without tags. */
function decline(): void {
  deviceValues.set(TAG_CONSENT_KEY, 'declined')
  document.documentElement.removeAttribute('data-asks-consent')
  dropLeads()
}

/** A script cannot be unloaded, so the page starts again without it. */
function stop(): void {
  updateConsent('denied')
  removeTagCookies()
  location.reload()
}

/** Resolves with whether the script has loaded; blockers and lost connections are no errors. */
function loadScript(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.async = true
    script.src = src
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => resolve(false))
    document.head.append(script)
  })
}
