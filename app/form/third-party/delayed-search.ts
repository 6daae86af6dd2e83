import type { AddressLookup, AddressSuggestion } from './address-lookup.ts'

/** Milliseconds after the last key before Google is queried. */
export const SEARCH_DELAY_MS = 250
/** Shortest text that is searched, in characters. */
const MIN_SEARCH_LENGTH = 3

interface Dependencies {
  readonly lookup: AddressLookup
  /** Also called with an empty list. */
  readonly onFound: (items: readonly AddressSuggestion[]) => void
}

/** Searches after a pause in typing and uses only the latest answer. */
export function createDelayedSearch({ lookup, onFound }: Dependencies) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest = 0

  async function search(text: string, current: number): Promise<void> {
    const found = await lookup(text)
    if (current === latest) onFound(found)
  }

  /** Cancels pending timers and answers. */
  function cancel(): void {
    clearTimeout(timer)
    latest++
  }

  return {
    cancel,
    typed(text: string): void {
      cancel()
      const current = latest
      const wanted = text.trim()
      if (wanted.length < MIN_SEARCH_LENGTH) onFound([])
      else timer = setTimeout(() => void search(wanted, current), SEARCH_DELAY_MS)
    },
  }
}
