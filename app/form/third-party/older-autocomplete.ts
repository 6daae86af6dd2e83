import type { ChosenAddress } from './address-lookup.ts'
import type { AutocompleteWidget } from './google-types.ts'

export const OLDER_OPTIONS = {
  types: ['address'],
  componentRestrictions: { country: 'us' },
  fields: ['formatted_address', 'geometry'],
} as const

/**
 * Attaches Google's own list to the input, for accounts that have only the older `Autocomplete`
 * class. Google disables autofill in the input; this restores it.
 * @throws errors of Google's constructor
 * @returns a function that detaches from the input
 */
export function attachOlderAutocomplete(
  places: AutocompleteWidget,
  input: HTMLInputElement,
  onChosen: (address: ChosenAddress) => void,
): () => void {
  const wanted = input.autocomplete
  const autocomplete = new places.Autocomplete(input, OLDER_OPTIONS)
  const listener = autocomplete.addListener('place_changed', () => {
    const place = autocomplete.getPlace()
    // Enter without a choice reports a place with only a name.
    if (!place?.formatted_address) return
    onChosen({
      formatted: place.formatted_address,
      location: place.geometry?.location?.toJSON() ?? null,
    })
  })

  const restore = () => {
    if (input.autocomplete !== wanted) input.autocomplete = wanted
  }
  const observer = new MutationObserver(restore)
  observer.observe(input, { attributeFilter: ['autocomplete'] })
  restore()

  return () => {
    observer.disconnect()
    listener.remove()
    autocomplete.unbindAll?.()
  }
}
