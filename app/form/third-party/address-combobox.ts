import type { AddressLookup, AddressSuggestion, ChosenAddress } from './address-lookup.ts'
import { createDelayedSearch } from './delayed-search.ts'
import { writeChosenAddress } from './write-chosen-address.ts'

/** The list under the address field (WAI-ARIA combobox with a list and manual selection). */
export interface SuggestionList {
  readonly items: readonly AddressSuggestion[]
  /** Index of the item that Enter chooses; `null` without one. */
  readonly active: number | null
}

export const NO_SUGGESTIONS: SuggestionList = { items: [], active: null }

interface Dependencies {
  readonly input: HTMLInputElement
  readonly lookup: AddressLookup
  /** Id of the list; its items are `${listId}-${index}`. */
  readonly listId: string
  /** Receives the list to render whenever it changes. */
  readonly onList: (list: SuggestionList) => void
  readonly onChosen: (address: ChosenAddress) => void
}

/**
 * Turns the address input into a combobox. The input keeps its own value and the browser's
 * autofill; typed text stays until a suggestion is chosen.
 */
export function attachAddressCombobox(dependencies: Dependencies) {
  const { input, listId } = dependencies
  let list = NO_SUGGESTIONS

  const search = createDelayedSearch({
    lookup: dependencies.lookup,
    onFound: (items) => show({ items, active: null }),
  })

  function show(next: SuggestionList): void {
    list = next
    input.setAttribute('aria-expanded', String(list.items.length > 0))
    if (list.active === null) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `${listId}-${list.active}`)
    dependencies.onList(list)
  }

  function close(): void {
    search.cancel()
    show(NO_SUGGESTIONS)
  }

  /** Moves through the list. Past its ends is no choice, with which Enter keeps the typed text. */
  function move(step: 1 | -1): void {
    const { items, active } = list
    const start = step === 1 ? -1 : items.length
    const next = (active ?? start) + step
    show({ items, active: next in items ? next : null })
  }

  async function choose(item: AddressSuggestion): Promise<void> {
    const typed = input.value
    close()
    const written = writeChosenAddress(input, typed, item.text)
    const address = await item.choose()
    // The visitor typed on; their text is kept.
    if (input.value !== written) return
    writeChosenAddress(input, typed, address.formatted)
    dependencies.onChosen(address)
  }

  const onInput = (event: Event) => {
    if (isTyping(event)) search.typed(input.value)
    else close()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || list.items.length === 0) return
    const active = list.items[list.active ?? -1]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && active) void choose(active)
    else return
    event.preventDefault()
  }

  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-expanded': 'false',
  }
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
  input.addEventListener('input', onInput)
  input.addEventListener('keydown', onKeyDown)
  input.addEventListener('blur', close)

  return {
    choose,
    /** Detaches from the input and restores it. */
    detach(): void {
      close()
      input.removeEventListener('input', onInput)
      input.removeEventListener('keydown', onKeyDown)
      input.removeEventListener('blur', close)
      for (const name of Object.keys(attributes)) input.removeAttribute(name)
    },
  }
}

export type AddressCombobox = ReturnType<typeof attachAddressCombobox>

/**
 * True for keys, pasting and dictation. Autofill and our own writes have no input type, or a
 * replacement's; they need no suggestions.
 */
function isTyping(event: Event): boolean {
  const type = 'inputType' in event ? event.inputType : undefined
  return typeof type === 'string' && type !== '' && type !== 'insertReplacementText'
}
