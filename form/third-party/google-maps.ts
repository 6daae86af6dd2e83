import type { Copy } from '#copy/loader/copy.ts'
import type { Coordinates, GoogleMapsApi } from './google-types.ts'
import { createScriptLoader, type ScriptHost, type ScriptLoader } from './script-loader.ts'

const SCRIPT = 'https://maps.googleapis.com/maps/api/js'
const CALLBACK = 'onGoogleMapsReady'
/** Google calls this global when the key is refused, which may be long after the script has come. */
const AUTH_FAILURE = 'gm_authFailure'
const STREET_ZOOM = 17

export interface GoogleMaps {
  readonly script: ScriptLoader
  /** The Places library; null until the script is loaded. */
  places(): NonNullable<GoogleMapsApi['places']> | null
  /**
   * Draws a still map around a place.
   * @returns false where Google does not give one
   */
  draw(element: HTMLElement, center: Coordinates): Promise<boolean>
}

interface Dependencies {
  /** The setting GOOGLE_MAPS_API_KEY; rejects with the reason where there is none. */
  readonly key: () => Promise<string>
  readonly words: Pick<
    Copy['requestForm']['thirdParty'],
    'language' | 'mapsFailed' | 'mapsUnavailable'
  >
  readonly host: ScriptHost
}

/** Google Maps with its Places library. */
export function createGoogleMaps({ key, words, host }: Dependencies): GoogleMaps {
  const { mapsFailed, mapsUnavailable } = words
  const api = (): GoogleMapsApi | undefined =>
    (host.globals['google'] as { maps?: GoogleMapsApi } | undefined)?.maps

  const places = () => {
    const found = api()?.places
    return found?.AutocompleteSuggestion || found?.Autocomplete ? found : null
  }

  const script = createScriptLoader({
    src: async () => scriptAddress(await key(), words.language),
    callback: CALLBACK,
    present: () => api() !== undefined,
    async ready() {
      if (!places()) await api()?.importLibrary?.('places')
      return places() !== null
    },
    messages: { failed: mapsFailed, unavailable: mapsUnavailable },
    host,
  })
  host.globals[AUTH_FAILURE] = () => script.fail(mapsUnavailable)

  return {
    script,
    places: () => (script.state().status === 'loaded' ? places() : null),
    async draw(element, center) {
      try {
        if (!api()?.Map) await api()?.importLibrary?.('maps')
        const { Map } = api() ?? {}
        if (!Map) return false
        // A picture, not a toy: nothing in it catches a scrolling finger or the Tab key.
        const map = new Map(element, {
          center,
          zoom: STREET_ZOOM,
          disableDefaultUI: true,
          gestureHandling: 'none',
          keyboardShortcuts: false,
          clickableIcons: false,
        })
        return map !== undefined
      } catch {
        // The library did not come, or the account has no maps: the address alone is enough.
        return false
      }
    },
  }
}

function scriptAddress(key: string, language: string): string {
  const query = new URLSearchParams({
    key,
    libraries: 'places',
    loading: 'async',
    language,
    region: 'US',
    callback: CALLBACK,
  })
  return `${SCRIPT}?${query}`
}
