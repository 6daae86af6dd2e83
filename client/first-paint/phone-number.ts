import { UTM_KEYS } from '#domain/campaign.ts'
import { phoneNumberKind } from '#domain/phone.ts'
import { storedValue } from './stored-value.ts'

/** A phone number as the page shows it. */
export interface ShownPhone {
  /** `tel:` address. */
  readonly href: string
  readonly text: string
}

/**
 * Writes the visitor's phone number into the page before the first paint. Runs inline in the head,
 * so it must stay small and must not throw.
 *
 * Writes into `[data-phone]` links and `[data-phone-text]` spans as the parser adds them. React
 * reads `data-phone-number` from the document when it hydrates and renders the same number.
 */
export function showPhoneNumber({ href, text }: ShownPhone): void {
  const root = document.documentElement
  if (phoneNumberKind(currentCampaign()) !== 'paidSearch') return
  root.dataset['phoneNumber'] = 'paidSearch'

  const write = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-phone]')) {
      const right = link.protocol === 'sms:' ? href.replace('tel', 'sms') : href
      if (link.getAttribute('href') !== right) link.setAttribute('href', right)
    }
    for (const span of document.querySelectorAll('[data-phone-text]')) {
      if (span.textContent !== text) span.textContent = text
    }
  }
  // The parser may split a number between two network packets, hence `characterData`.
  const observer = new MutationObserver(write)
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => {
    write()
    observer.disconnect()
  })
}

/** Returns the campaign in the address, or else the saved one of an earlier page. */
function currentCampaign(): { source: string | null; medium: string | null } {
  const query = new URLSearchParams(location.search)
  const named = Object.values(UTM_KEYS).some((key) => query.get(key))
  const read = (key: string): string | null => (named ? query.get(key) : storedValue(key))
  return { source: read(UTM_KEYS.source), medium: read(UTM_KEYS.medium) }
}
