/** The used parts of Google's scripts. A key's account may lack Places (New). */

/** Degrees. */
export interface Coordinates {
  readonly lat: number
  readonly lng: number
}

export interface Place {
  fetchFields(options: { fields: readonly string[] }): Promise<unknown>
  readonly formattedAddress?: string | null
  readonly location?: { toJSON(): Coordinates } | null
}

export interface PlacePrediction {
  readonly placeId: string
  readonly text: { toString(): string }
  readonly mainText: { toString(): string } | null
  readonly secondaryText: { toString(): string } | null
  toPlace(): Place
}

export interface AutocompleteRequest {
  readonly input: string
  readonly includedRegionCodes: readonly string[]
  readonly includedPrimaryTypes: readonly string[]
  readonly sessionToken: object
}

/** Places (New): our own list with Google's data. */
export interface Places {
  readonly AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(
      request: AutocompleteRequest,
    ): Promise<{ suggestions: readonly { readonly placePrediction: PlacePrediction | null }[] }>
  }
  readonly AutocompleteSessionToken: new () => object
}

export interface GoogleMapsApi {
  readonly importLibrary?: (name: string) => Promise<unknown>
  readonly places?: Partial<Places>
  readonly Map?: new (element: HTMLElement, options: object) => unknown
}

export interface RecaptchaOptions {
  readonly sitekey: string
  readonly size: 'normal' | 'compact'
  readonly callback: (token: string) => void
  readonly 'expired-callback': () => void
  readonly 'error-callback': () => void
}

export interface RecaptchaApi {
  readonly render?: (container: HTMLElement, options: RecaptchaOptions) => number
  readonly reset?: (widget?: number) => void
}
