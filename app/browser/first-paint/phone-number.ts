import { isPaidSearch } from '#domain/sources/paid-search.ts'
import { SOURCE_END_KEY } from '../storage/landing.ts'
import { storedValue } from './stored-value.ts'

/** A phone number as the page shows it. */
interface ShownPhone {
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
 * @param landing how the visitor came (keep-landing.ts)
 */
export function showPhoneNumber({ href, text }: ShownPhone, landing: string): void {
  const root = document.documentElement
  if (!isPaidSearch(landing, savedValue)) return
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

/** Reads a value of the saved source. One of an earlier release has no end. */
const savedValue = (key: string): string | null =>
  Date.now() < Number(storedValue(SOURCE_END_KEY) ?? Infinity) ? storedValue(key) : null
