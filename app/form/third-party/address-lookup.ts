import type { Coordinates, PlacePrediction, Places } from './google-types.ts'

/** Limits suggestions to the United States. */
const REGION_CODES = ['us'] as const
/** What counts as an address; Google accepts at most five types. */
const ADDRESS_TYPES = ['street_address', 'premise', 'subpremise', 'route'] as const

export interface ChosenAddress {
  readonly formatted: string
  readonly location: Coordinates | null
}

export interface AddressSuggestion {
  readonly id: string
  /** Number and street. */
  readonly main: string
  /** Town and state. */
  readonly secondary: string
  /** Whole suggestion in one line. */
  readonly text: string
  /** Requests the whole address; falls back to the suggestion's own text. */
  choose(): Promise<ChosenAddress>
}

/** Finds suggestions; none if Google refuses or cannot be reached. */
export type AddressLookup = (input: string) => Promise<readonly AddressSuggestion[]>

/**
 * Looks up addresses. All requests for one address share a session
 * token, so that Google bills them as one; choosing ends the session.
 * @throws errors of Google's token constructor
 */
export function createAddressLookup(places: Places): AddressLookup {
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
      // Offline, or the account may not request details.
      return { formatted: text, location: null }
    }
  }

  return async (input) => {
    try {
      const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input,
        includedRegionCodes: REGION_CODES,
        includedPrimaryTypes: ADDRESS_TYPES,
        sessionToken,
      })
      return suggestions.flatMap(({ placePrediction }) =>
        placePrediction ? [toSuggestion(placePrediction, choose)] : [],
      )
    } catch {
      // Google rejects with its own errors for network, quota and account.
      return []
    }
  }
}

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
