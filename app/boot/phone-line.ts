import { campaignFromQuery, readCampaign } from '#domain/campaign.ts'
import { phoneLine } from '#domain/phone.ts'

/** A number as the page shows it. */
export interface ShownPhone {
  /** `tel:` address. */
  readonly href: string
  readonly text: string
}

/**
 * Puts the right phone number on the page before the first paint (R4). It
 * runs inline in the head, so it must stay small and must not throw.
 *
 * The number is written into `[data-phone]` links and `[data-phone-text]`
 * spans as the parser adds them. React reads `data-line` from the document
 * when it hydrates, and so finds what it would have rendered itself.
 */
export function applyPhoneLine({ href, text }: ShownPhone): void {
  const root = document.documentElement
  if (phoneLine(currentCampaign()) !== 'paidSearch') return
  root.dataset['line'] = 'paidSearch'

  const write = () => {
    for (const link of document.querySelectorAll('[data-phone]')) {
      if (link.getAttribute('href') !== href) link.setAttribute('href', href)
    }
    for (const span of document.querySelectorAll('[data-phone-text]')) {
      if (span.textContent !== text) span.textContent = text
    }
  }
  // The parser may split a number between two network packets, hence characterData.
  const observer = new MutationObserver(write)
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => {
    write()
    observer.disconnect()
  })
}

/** The campaign of the address, or else the one that an earlier page saved (R4, R52). */
function currentCampaign(): { source: string; medium: string } {
  const named = campaignFromQuery(new URLSearchParams(location.search))
  if (named) return named
  try {
    return readCampaign((key) => localStorage.getItem(key))
  } catch {
    // Storage can be switched off altogether; then there is no earlier page.
    return { source: '', medium: '' }
  }
}
