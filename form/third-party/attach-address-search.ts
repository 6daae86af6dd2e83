import { type AddressCombobox, attachAddressCombobox } from './address-combobox.ts'
import { type ChosenAddress, createAddressLookup } from './address-lookup.ts'
import type { GoogleMaps } from './google-maps.ts'
import type { AutocompleteData, AutocompleteWidget, GoogleMapsApi } from './google-types.ts'
import { attachOlderAutocomplete } from './older-autocomplete.ts'

interface Options {
  readonly input: HTMLInputElement
  readonly maps: GoogleMaps
  readonly listId: string
  /** Said where there is nothing to search with. */
  readonly failure: string
  readonly onChosen: (address: ChosenAddress) => void
  /** The list to draw; null while there is none of ours. */
  readonly onCombobox: (combobox: AddressCombobox | null) => void
}

type Places = NonNullable<GoogleMapsApi['places']>

const hasData = (places: Places): places is Places & AutocompleteData =>
  places.AutocompleteSuggestion !== undefined && places.AutocompleteSessionToken !== undefined

const hasWidget = (places: Places): places is Places & AutocompleteWidget =>
  places.Autocomplete !== undefined

/**
 * Ties the address input to whichever Places interface there is. Google
 * ships both to everybody, so an account that may not use the current one
 * shows only when it is asked; then the older one takes over.
 * @returns lets go of the input
 */
export function attachAddressSearch({
  input,
  maps,
  listId,
  failure,
  onChosen,
  onCombobox,
}: Options): () => void {
  const places = maps.places()
  let detach = (): void => undefined

  function attachOlder(widget: AutocompleteWidget): void {
    detach = attachOlderAutocomplete(widget, input, (address) => {
      input.value = address.formatted
      input.dispatchEvent(new Event('input', { bubbles: true }))
      onChosen(address)
    })
  }

  function switchToOlder(): void {
    if (!places || !hasWidget(places)) return
    detach()
    onCombobox(null)
    try {
      attachOlder(places)
    } catch {
      // Google's constructor throws at will. Somebody is typing: no banner now, only no suggestions.
      detach = () => undefined
    }
  }

  try {
    if (places && hasData(places)) {
      const lookup = createAddressLookup(places)
      const combobox = attachAddressCombobox({
        input,
        lookup,
        listId,
        onChosen,
        onDenied: switchToOlder,
      })
      detach = combobox.detach
      onCombobox(combobox)
    } else if (places && hasWidget(places)) {
      attachOlder(places)
    } else {
      maps.script.fail(failure)
    }
  } catch {
    // Whatever Google's constructors throw, to the visitor it is one thing.
    maps.script.fail(failure)
  }

  return () => {
    detach()
    onCombobox(null)
  }
}
