import type { AddressSuggestion } from './address-lookup.ts'

/**
 * State of the list under the address field (WAI-ARIA combobox with a list and manual selection).
 */
export interface SuggestionList {
  readonly items: readonly AddressSuggestion[]
  /** Index of the item that Enter chooses; `null` without one. */
  readonly active: number | null
}

export type SuggestionEvent =
  | { readonly type: 'found'; readonly items: readonly AddressSuggestion[] }
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  | { readonly type: 'closed' }

export const NO_SUGGESTIONS: SuggestionList = { items: [], active: null }

/** Handles a key. The arrows wrap over no choice, with which Enter keeps the typed text. */
export function suggestionList(list: SuggestionList, event: SuggestionEvent): SuggestionList {
  const { items, active } = list
  const last = items.length - 1
  switch (event.type) {
    case 'found':
      return { items: event.items, active: null }
    case 'next':
      if (items.length === 0) return list
      if (active === last) return { items, active: null }
      return { items, active: active === null ? 0 : active + 1 }
    case 'previous':
      if (items.length === 0) return list
      if (active === 0) return { items, active: null }
      return { items, active: active === null ? last : active - 1 }
    case 'closed':
      return NO_SUGGESTIONS
  }
}
