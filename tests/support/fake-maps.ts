interface FakeAddress {
  /** Number and street. */
  readonly main: string
  readonly secondary: string
  readonly formatted: string
  /** Degrees. */
  readonly lat: number
  readonly lng: number
}

/** Fictional streets in real towns. */
const FAKE_ADDRESSES: readonly FakeAddress[] = [
  {
    main: '100 Example Avenue',
    secondary: 'North Bergen, NJ',
    formatted: '100 Example Ave, North Bergen, NJ 07047, USA',
    lat: 40.795,
    lng: -74.0253,
  },
  {
    main: '100 Example Street',
    secondary: 'Hoboken, NJ',
    formatted: '100 Example St, Hoboken, NJ 07030, USA',
    lat: 40.7453,
    lng: -74.0279,
  },
  {
    main: '7 Sample Court',
    secondary: 'Union City, NJ',
    formatted: '7 Sample Ct, Union City, NJ 07087, USA',
    lat: 40.7674,
    lng: -74.0323,
  },
]

/** Address of the real script, to be intercepted. */
export const MAPS_SCRIPT = 'https://maps.googleapis.com/maps/api/js'

/**
 * Returns JavaScript that behaves in a page like the maps script: calls `callback`, defines
 * `google.maps` with the current Places interface and a map.
 * @param query of the script's own address, as Google reads it
 */
export function fakeMapsScript(query: URLSearchParams): string {
  const options = { callback: query.get('callback') ?? '', addresses: FAKE_ADDRESSES }
  return `(${installFakeMaps.toString()})(${JSON.stringify(options)})`
}

interface InstallOptions {
  readonly callback: string
  readonly addresses: readonly FakeAddress[]
}

/** Runs in the page, so it uses nothing from its module. */
function installFakeMaps({ callback, addresses }: InstallOptions): void {
  const page = globalThis as unknown as Record<string, unknown>
  const text = (words: string) => ({ toString: () => words })
  const suggestionOf = (address: FakeAddress) => ({
    placePrediction: {
      placeId: address.formatted,
      text: text(`${address.main}, ${address.secondary}`),
      mainText: text(address.main),
      secondaryText: text(address.secondary),
      toPlace: () => ({
        formattedAddress: address.formatted,
        location: { toJSON: () => ({ lat: address.lat, lng: address.lng }) },
        fetchFields: async () => {},
      }),
    },
  })
  const places = {
    AutocompleteSessionToken: function () {},
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async ({ input }: { readonly input: string }) => ({
        suggestions: addresses
          .filter(({ main }) => main.toLowerCase().includes(input.trim().toLowerCase()))
          .map(suggestionOf),
      }),
    },
  }
  page['google'] = { maps: { Map: function () {}, places } }
  // The real script calls back only after its own scripts have loaded.
  setTimeout(() => (page[callback] as (() => void) | undefined)?.())
}
