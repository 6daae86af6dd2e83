import type { AutocompleteData, Coordinates, PlacePrediction } from './google-types.ts'

/** Addresses in the United States only. */
export const REGION_CODES = ['us'] as const
/** R42: 'type address' in the words of the current interface, which takes five types at most. */
export const ADDRESS_TYPES = ['street_address', 'premise', 'subpremise', 'route'] as const

export interface ChosenAddress {
  /** As Google formats it. */
  readonly formatted: string
  readonly location: Coordinates | null
}

export interface AddressSuggestion {
  readonly id: string
  /** Number and street. */
  readonly main: string
  /** Town and state. */
  readonly secondary: string
  /** The whole suggestion in one line. */
  readonly text: string
  /** Asks for the whole address; falls back to the suggestion's own text. */
  choose(): Promise<ChosenAddress>
}

export type LookupResult =
  | { readonly ok: true; readonly suggestions: readonly AddressSuggestion[] }
  /** 'denied': this account does not have the current interface. 'unreachable': not now. */
  | { readonly ok: false; readonly reason: 'denied' | 'unreachable' }

/** In the messages of a MapsRequestError when the key's account lacks Places (New). */
const DENIED = /(?:PERMISSION|REQUEST)_DENIED/

/**
 * Suggestions by the current Places interface. All questions about one address
 * carry one session token, so that they count as one with Google; choosing
 * ends the session.
 * @throws whatever Google's token constructor throws
 */
export function createAddressLookup(places: AutocompleteData) {
  let sessionToken = new places.AutocompleteSessionToken()

  async function choose(prediction: PlacePrediction): Promise<ChosenAddress> {
    const text = prediction.text.toString()
    try {
      sessionToken = new places.AutocompleteSessionToken()
      const place = prediction.toPlace()
      await place.fetchFields({ fields: ['formattedAddress', 'location'] })
      return {
        formatted: place.formattedAddress ?? text,
        location: place.location?.toJSON() ?? null,
      }
    } catch {
      // No signal, or the account may not ask for details.
      return { formatted: text, location: null }
    }
  }

  return {
    async suggest(input: string): Promise<LookupResult> {
      try {
        const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
          input,
          includedRegionCodes: REGION_CODES,
          includedPrimaryTypes: ADDRESS_TYPES,
          sessionToken,
        })
        return {
          ok: true,
          suggestions: suggestions.flatMap(({ placePrediction }) =>
            placePrediction ? [toSuggestion(placePrediction, choose)] : [],
          ),
        }
      } catch (error) {
        // Google rejects with errors of its own for everything: network, quota, account.
        return { ok: false, reason: DENIED.test(String(error)) ? 'denied' : 'unreachable' }
      }
    },
  }
}

export type AddressLookup = ReturnType<typeof createAddressLookup>

function toSuggestion(
  prediction: PlacePrediction,
  choose: (prediction: PlacePrediction) => Promise<ChosenAddress>,
): AddressSuggestion {
  return {
    id: prediction.placeId,
    main: (prediction.mainText ?? prediction.text).toString(),
    secondary: prediction.secondaryText?.toString() ?? '',
    text: prediction.text.toString(),
    choose: () => choose(prediction),
  }
}
