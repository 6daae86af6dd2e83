/** Behavior of the fake maps script. */
export type MapsBehavior =
  /** Only the current Places interface. */
  | 'current'
  /** Only the older `Autocomplete` class. */
  | 'older'
  /** Both classes, but the account may not use the current one, as for older Google accounts. */
  | 'denied'
  /** Both constructors throw. */
  | 'broken'
  /** Suggestions cannot be fetched. */
  | 'unreachable'
  /** The key is rejected some time after the script has loaded. */
  | 'key-refused'
  /** The script lacks its places library. */
  | 'without-places'
  /** It loads and never calls back. */
  | 'never-ready'
  /** An empty script, as content blockers serve it. */
  | 'empty'

export interface FakeAddress {
  /** Number and street. */
  readonly main: string
  readonly secondary: string
  readonly formatted: string
  /** Degrees. */
  readonly lat: number
  readonly lng: number
}

/** Fictional streets in real towns. */
export const FAKE_ADDRESSES: readonly FakeAddress[] = [
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
 * Returns JavaScript that behaves in a page like the maps script: calls `callback`, defines `google.maps` with one or
 * both Places interfaces and a map. It records every request for suggestions in `fakeMapsRequests`.
 * @param query of the script's own address, as Google reads it
 */
export function fakeMapsScript(
  query: URLSearchParams,
  { behavior = 'current' }: { readonly behavior?: MapsBehavior } = {},
): string {
  if (behavior === 'empty') return ''
  const options = { behavior, callback: query.get('callback') ?? '', addresses: FAKE_ADDRESSES }
  return `(${installFakeMaps.toString()})(${JSON.stringify(options)})`
}

interface InstallOptions {
  readonly behavior: MapsBehavior
  readonly callback: string
  readonly addresses: readonly FakeAddress[]
}

interface Request {
  readonly input: string
  readonly includedRegionCodes?: readonly string[]
}

/** Runs in the page, so it uses nothing from its module. */
function installFakeMaps({ behavior, callback, addresses }: InstallOptions): void {
  const page = globalThis as unknown as Record<string, unknown>
  const requests: Request[] = []
  page['fakeMapsRequests'] = requests

  const matching = (input: string) =>
    addresses.filter(({ main }) => main.toLowerCase().includes(input.trim().toLowerCase()))
  const position = ({ lat, lng }: FakeAddress) => ({ toJSON: () => ({ lat, lng }) })
  const text = (words: string) => ({ toString: () => words, text: words })
  const refuse = () => {
    if (behavior === 'broken') throw new Error('InvalidValueError: not in this account')
  }

  class Place {
    formattedAddress: string | undefined
    location: { toJSON(): { lat: number; lng: number } } | undefined
    readonly address: FakeAddress
    constructor(address: FakeAddress) {
      this.address = address
    }
    async fetchFields({ fields }: { fields: readonly string[] }) {
      if (fields.includes('formattedAddress')) this.formattedAddress = this.address.formatted
      if (fields.includes('location')) this.location = position(this.address)
      return { place: this }
    }
  }

  const AutocompleteSessionToken = function () {
    refuse()
  }

  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions(request: Request) {
      requests.push(request)
      if (behavior === 'denied') {
        throw new Error('PLACES_AUTOCOMPLETE: PERMISSION_DENIED: Places API (New) is not enabled')
      }
      if (behavior === 'unreachable') throw new Error('PLACES_AUTOCOMPLETE: UNAVAILABLE')
      // All fake addresses are in the United States.
      const abroad = request.includedRegionCodes && !request.includedRegionCodes.includes('us')
      return {
        suggestions: (abroad ? [] : matching(request.input)).map((address) => ({
          placePrediction: {
            placeId: address.formatted,
            text: text(`${address.main}, ${address.secondary}`),
            mainText: text(address.main),
            secondaryText: text(address.secondary),
            toPlace: () => new Place(address),
          },
        })),
      }
    },
  }

  /** Takes over the input as the real one does: autofill off, a list at the end of the body. */
  class Autocomplete {
    readonly listeners = new Set<() => void>()
    chosen: FakeAddress | undefined
    constructor(
      input: HTMLInputElement,
      options: { types: string[]; componentRestrictions: object },
    ) {
      refuse()
      input.autocomplete = 'off'
      const list = document.createElement('div')
      list.className = 'pac-container'
      document.body.append(list)
      input.addEventListener('input', () => {
        requests.push(Object.assign({ input: input.value }, options))
        const found = input.value.length < 3 ? [] : matching(input.value)
        list.replaceChildren(
          ...found.map((address) => {
            const item = document.createElement('button')
            item.type = 'button'
            item.className = 'pac-item'
            item.textContent = `${address.main}, ${address.secondary}`
            item.addEventListener('click', () => {
              this.chosen = address
              input.value = `${address.main}, ${address.secondary}, USA`
              list.replaceChildren()
              for (const listener of this.listeners) listener()
            })
            return item
          }),
        )
      })
    }
    addListener(_: string, listener: () => void) {
      this.listeners.add(listener)
      return { remove: () => this.listeners.delete(listener) }
    }
    getPlace() {
      const { chosen } = this
      return (
        chosen && {
          formatted_address: chosen.formatted,
          geometry: { location: position(chosen) },
        }
      )
    }
    unbindAll() {
      this.listeners.clear()
    }
  }

  const drawMap = function (
    element: HTMLElement,
    { center }: { center: { lat: number; lng: number } },
  ) {
    element.dataset['fakeMap'] = `${center.lat},${center.lng}`
  }

  // No object spread: a test runner may compile it to a helper that the page lacks.
  const maps: Record<string, unknown> = {
    Map: drawMap,
    importLibrary: () => Promise.resolve({}),
  }
  if (behavior !== 'without-places') {
    const places: Record<string, unknown> = {}
    if (behavior !== 'older')
      Object.assign(places, { AutocompleteSessionToken, AutocompleteSuggestion })
    if (behavior !== 'current' && behavior !== 'unreachable')
      Object.assign(places, { Autocomplete })
    maps['places'] = places
  }
  page['google'] = { maps }
  if (behavior === 'never-ready' || callback === '') return
  // The real script calls back only after its own scripts have loaded.
  setTimeout(() => {
    ;(page[callback] as (() => void) | undefined)?.()
    if (behavior === 'key-refused') (page['gm_authFailure'] as (() => void) | undefined)?.()
  })
}
