import type { Copy } from '#copy/loader/copy.ts'
import type { Coordinates, GoogleMapsApi, Places } from './google-types.ts'
import { createScriptLoader, globals } from './script-loader.ts'

const SCRIPT = 'https://maps.googleapis.com/maps/api/js'
const CALLBACK = 'onGoogleMapsReady'
/** Global function that Google calls when it refuses the key, possibly long after loading. */
const AUTH_FAILURE = 'gm_authFailure'
const STREET_ZOOM = 17

/** Creates Google's maps; `key` waits for the owner's setting. */
export function createGoogleMaps(
  key: () => Promise<string>,
  { language, mapsFailed, mapsUnavailable }: Copy['submissionForm']['thirdParty'],
) {
  const api = (): GoogleMapsApi | undefined =>
    (globals['google'] as { maps?: GoogleMapsApi } | undefined)?.maps

  const places = (): Places | null => {
    const { AutocompleteSuggestion, AutocompleteSessionToken } = api()?.places ?? {}
    return AutocompleteSuggestion && AutocompleteSessionToken
      ? { AutocompleteSuggestion, AutocompleteSessionToken }
      : null
  }

  const script = createScriptLoader({
    src: async () => scriptAddress(await key(), language),
    callback: CALLBACK,
    present: () => api() !== undefined,
    async ready() {
      if (!places()) await api()?.importLibrary?.('places')
      return places() !== null
    },
    messages: { failed: mapsFailed, unavailable: mapsUnavailable },
  })
  globals[AUTH_FAILURE] = () => script.fail(mapsUnavailable)

  return {
    script,
    /** The Places library; `null` until it is loaded. */
    places: () => (script.state().status === 'loaded' ? places() : null),
    /**
     * Draws a still map around a place.
     * @returns false if Google provides none
     */
    async draw(element: HTMLElement, center: Coordinates): Promise<boolean> {
      try {
        if (!api()?.Map) await api()?.importLibrary?.('maps')
        const { Map } = api() ?? {}
        if (!Map) return false
        // A still picture: it must not capture scrolling or the Tab key.
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
        // The library failed to load, or the account has no maps: the address alone is shown.
        return false
      }
    },
  }
}

export type GoogleMaps = ReturnType<typeof createGoogleMaps>

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
