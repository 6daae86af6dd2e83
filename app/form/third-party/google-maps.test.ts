import { afterEach, expect, test, vi } from 'vitest'
import { submissionForm } from '#copy/en/submission-form.ts'
import { createGoogleMaps } from './google-maps.ts'
import type { GoogleMapsApi } from './google-types.ts'
import { globals } from './script-loader.ts'
import { stubPage } from './stub-page.fixture.ts'

afterEach(() => vi.unstubAllGlobals())

const settled = () => new Promise((resolve) => setImmediate(resolve))

function setUp() {
  const { scripts } = stubPage()
  const maps = createGoogleMaps(async () => 'maps-key', submissionForm.thirdParty)
  async function load(api?: GoogleMapsApi) {
    maps.script.load()
    await settled()
    if (api) {
      vi.stubGlobal('google', { maps: api })
      ;(globals['onGoogleMapsReady'] as () => void)()
    } else scripts[0]?.load()
    await settled()
  }
  return { maps, scripts, load }
}

const PLACES = {
  AutocompleteSuggestion: { fetchAutocompleteSuggestions: () => new Promise<never>(() => {}) },
  AutocompleteSessionToken: Object,
}

test('loads the places library on demand only', async () => {
  const { maps, scripts, load } = setUp()
  await settled()
  expect(scripts).toEqual([])
  expect(maps.places()).toBeNull()
  await load({ places: PLACES })
  const { origin, pathname, searchParams } = new URL(scripts[0]?.src ?? '')
  expect(origin + pathname).toBe('https://maps.googleapis.com/maps/api/js')
  expect(searchParams.get('key')).toBe('maps-key')
  expect(searchParams.get('libraries')).toBe('places')
  expect(searchParams.get('region')).toBe('US')
  expect(maps.script.state()).toEqual({ status: 'loaded' })
  expect(maps.places()).toEqual(PLACES)
})

test('loads the library if the script came without it', async () => {
  const { maps, load } = setUp()
  const api: { -readonly [Name in keyof GoogleMapsApi]: GoogleMapsApi[Name] } = {
    importLibrary(name) {
      expect(name).toBe('places')
      api.places = PLACES
      return Promise.resolve()
    },
  }
  await load(api)
  expect(maps.places()).toEqual(PLACES)
})

test.each([
  ['nothing at all', undefined],
  ['no places', {}],
  ['an empty places library', { places: {} }],
  [
    'a places library without tokens',
    { places: { AutocompleteSuggestion: PLACES.AutocompleteSuggestion } },
  ],
])("with %s fails with 'Google Maps API not available'", async (_, api) => {
  const { maps, load } = setUp()
  await load(api)
  expect(maps.script.state()).toEqual({
    status: 'failed',
    reason: 'Google Maps API not available',
  })
  expect(maps.places()).toBeNull()
})

test("reports a script error as 'Failed to load Google Maps'", async () => {
  const { maps, scripts } = setUp()
  maps.script.load()
  await settled()
  scripts[0]?.error()
  await settled()
  expect(maps.script.state()).toEqual({ status: 'failed', reason: 'Failed to load Google Maps' })
})

test('becomes unavailable when Google refuses the key later', async () => {
  const { maps, load } = setUp()
  await load({ places: PLACES })
  ;(globals['gm_authFailure'] as () => void)()
  expect(maps.script.state()).toEqual({ status: 'failed', reason: 'Google Maps API not available' })
  expect(maps.places()).toBeNull()
})

const hoboken = { lat: 40.74, lng: -74.03 }
const element = {} as HTMLElement

test('draws a still map around the place', async () => {
  const { maps, load } = setUp()
  const made: [HTMLElement, object][] = []
  const Map = function (...drawn: [HTMLElement, object]) {
    made.push(drawn)
  } as unknown as NonNullable<GoogleMapsApi['Map']>
  await load({ places: PLACES, Map })
  await expect(maps.draw(element, hoboken)).resolves.toBe(true)
  expect(made).toEqual([
    [
      element,
      expect.objectContaining({
        center: hoboken,
        gestureHandling: 'none',
        keyboardShortcuts: false,
      }),
    ],
  ])
})

test.each([
  ['no such library', () => Promise.resolve()],
  ['a library that does not come', () => Promise.reject(new Error('offline'))],
])('with %s draws no map and does not fail', async (_, importLibrary) => {
  const { maps, load } = setUp()
  await load({ places: PLACES, importLibrary })
  await expect(maps.draw(element, hoboken)).resolves.toBe(false)
})
