/**
 * Loads the tags of a page that has any (R212), after the paint and as the visitor has answered
 * (R213). A chunk of its own, because most installations have none.
 */

import { hasGoogleTag, type PageTags, TAG_CONSENT_KEY } from '#domain/page-tags.ts'
import { deviceValues } from '../storage/safe-storage.ts'
import { CONSENT_EVENT } from './consent-event.ts'
import { forgetBoard } from './forget-board.ts'
import { defineGoogleTag, googleScripts, updateConsent } from './google-tag.ts'
import { removeTagCookies } from './tag-cookies.ts'
import { dropLeads, LEAD_EVENT, reportLeads } from './report-leads.ts'

type Answer = 'accepted' | 'declined' | null

const asAnswer = (value: unknown): Answer =>
  value === 'accepted' || value === 'declined' ? value : null

/** Global Privacy Control (https://w3c.github.io/gpc/); not in TypeScript's DOM library. */
const isRefusedByBrowser = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true

/**
 * Starts the tags of this page.
 * @param loaded called once their scripts have loaded
 */
export function startTags(tags: PageTags, loaded: () => void): void {
  if (isRefusedByBrowser()) return dropLeads()
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
    reportLeads(tags)
  }

  const apply = (answer: Answer): void => {
    if (answer === 'declined') {
      dropLeads()
      if (state !== 'off') stop()
    } else if (state === 'off' && (answer === 'accepted' || !tags.asksFirst)) void load()
  }

  addEventListener(CONSENT_EVENT, (event) => apply(asAnswer((event as CustomEvent).detail)))
  // Another tab, or the page before this one.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === TAG_CONSENT_KEY) apply(asAnswer(newValue))
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) apply(asAnswer(deviceValues.get(TAG_CONSENT_KEY)))
  })
  addEventListener(LEAD_EVENT, () => {
    if (state === 'on') reportLeads(tags)
  })
  apply(asAnswer(deviceValues.get(TAG_CONSENT_KEY)))
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
