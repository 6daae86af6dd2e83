/** The used parts of Google's scripts. A key's account may lack either Places interface. */

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

/** Current interface: our own list with Google's data. */
export interface AutocompleteData {
  readonly AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(
      request: AutocompleteRequest,
    ): Promise<{ suggestions: readonly { readonly placePrediction: PlacePrediction | null }[] }>
  }
  readonly AutocompleteSessionToken: new () => object
}

export interface OlderAutocomplete {
  addListener(event: 'place_changed', listener: () => void): { remove(): void }
  getPlace():
    | { readonly formatted_address?: string; readonly geometry?: Pick<Place, 'location'> }
    | undefined
  /** Method of every MVCObject. */
  unbindAll?(): void
}

/** Older interface: Google's own list under our input. */
export interface AutocompleteWidget {
  readonly Autocomplete: new (input: HTMLInputElement, options: object) => OlderAutocomplete
}

export interface GoogleMapsApi {
  readonly importLibrary?: (name: string) => Promise<unknown>
  readonly places?: Partial<AutocompleteData & AutocompleteWidget>
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
