import {
  type AddressCombobox,
  attachAddressCombobox,
  isTyping,
  type SuggestionList,
} from './address-combobox.ts'
import { type ChosenAddress, createAddressLookup } from './address-lookup.ts'
import type { GoogleMaps } from './google-maps.ts'
import type { AutocompleteData, AutocompleteWidget, GoogleMapsApi } from './google-types.ts'
import { attachOlderAutocomplete } from './older-autocomplete.ts'
import { writeChosenAddress } from './write-chosen-address.ts'

interface Options {
  readonly input: HTMLInputElement
  readonly maps: GoogleMaps
  readonly listId: string
  /** Reason shown if no interface is available. */
  readonly failure: string
  readonly onChosen: (address: ChosenAddress) => void
  /** Receives the list to render whenever it changes. */
  readonly onList: (list: SuggestionList) => void
  /** Receives our own combobox; `null` once there is none. */
  readonly onCombobox: (combobox: AddressCombobox | null) => void
}

type Places = NonNullable<GoogleMapsApi['places']>

const hasData = (places: Places): places is Places & AutocompleteData =>
  places.AutocompleteSuggestion !== undefined && places.AutocompleteSessionToken !== undefined

const hasWidget = (places: Places): places is Places & AutocompleteWidget =>
  places.Autocomplete !== undefined

/**
 * Connects the address input to the available Places interface. Google ships both to all accounts,
 * so a missing permission shows only at the first request; then the older one is used.
 * @returns a function that detaches from the input
 */
export function attachAddressSearch({
  input,
  maps,
  listId,
  failure,
  onList,
  onChosen,
  onCombobox,
}: Options): () => void {
  const places = maps.places()
  let detach = (): void => undefined

  function attachOlder(widget: AutocompleteWidget): void {
    // Google writes its suggestion into the field before it reports the choice.
    let typed = input.value
    const remember = (event: Event): void => void (isTyping(event) && (typed = input.value))
    input.addEventListener('input', remember)
    const detachWidget = attachOlderAutocomplete(widget, input, (address) => {
      writeChosenAddress(input, typed, address.formatted)
      onChosen(address)
    })
    detach = () => {
      input.removeEventListener('input', remember)
      detachWidget()
    }
  }

  function switchToOlder(): void {
    if (!places || !hasWidget(places)) return
    detach()
    onCombobox(null)
    try {
      attachOlder(places)
    } catch {
      // Google's constructor may throw. The visitor is typing: no banner, only no suggestions.
    }
  }

  try {
    if (places && hasData(places)) {
      const lookup = createAddressLookup(places)
      const combobox = attachAddressCombobox({
        input,
        lookup,
        listId,
        onList,
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
    // Any error of Google's constructors has the same meaning for the visitor.
    maps.script.fail(failure)
  }

  return () => {
    detach()
    onCombobox(null)
  }
}
