import type { ChosenAddress } from './address-lookup.ts'
import type { AutocompleteWidget } from './google-types.ts'

/** R42 in the words of the older interface. */
export const OLDER_OPTIONS = {
  types: ['address'],
  componentRestrictions: { country: 'us' },
  fields: ['formatted_address', 'geometry'],
} as const

/**
 * Puts Google's own list under the input, for accounts that have only the
 * older `Autocomplete` class. Google switches the browser's autofill off in an
 * input that it takes over; this keeps it on.
 * @throws whatever Google's constructor throws
 * @returns lets go of the input
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
    // Enter without a choice reports a place that has only a name.
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
