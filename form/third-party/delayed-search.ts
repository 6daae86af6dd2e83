import type { AddressLookup, AddressSuggestion } from './address-lookup.ts'

/** Milliseconds of rest after a key before Google is asked. */
export const SEARCH_DELAY = 250
/** Fewer characters say nothing about a place. */
export const SHORTEST_SEARCH = 3

interface Dependencies {
  readonly lookup: AddressLookup
  /** Also with an empty list, when there is nothing to suggest. */
  readonly onFound: (items: readonly AddressSuggestion[]) => void
  /** The account does not have this interface. */
  readonly onDenied: () => void
}

/** Asks for suggestions when typing rests, and only listens to the latest answer. */
export function createDelayedSearch({ lookup, onFound, onDenied }: Dependencies) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest = 0

  async function search(text: string, turn: number): Promise<void> {
    const result = await lookup.suggest(text)
    if (turn !== latest) return
    if (result.ok) onFound(result.suggestions)
    else if (result.reason === 'denied') onDenied()
    else onFound([])
  }

  /** Whatever is still on its way is no longer wanted. */
  function cancel(): void {
    clearTimeout(timer)
    latest++
  }

  return {
    cancel,
    typed(text: string): void {
      cancel()
      const turn = latest
      const wanted = text.trim()
      if (wanted.length < SHORTEST_SEARCH) onFound([])
      else timer = setTimeout(() => void search(wanted, turn), SEARCH_DELAY)
    },
  }
}
