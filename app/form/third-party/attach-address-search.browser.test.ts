import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AddressCombobox } from './address-combobox.ts'
import type { ChosenAddress } from './address-lookup.ts'
import { attachAddressSearch } from './attach-address-search.ts'
import { SEARCH_DELAY_MS } from './delayed-search.ts'
import type { GoogleMaps } from './google-maps.ts'
import type { AutocompleteData, AutocompleteWidget } from './google-types.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** Google's older widget: takes over the input and disables autofill. */
function olderWidget(place: object | undefined = undefined) {
  const made: { options: object; pick(): void; removed: boolean }[] = []
  const places: AutocompleteWidget = {
    Autocomplete: class {
      constructor(input: HTMLInputElement, options: object) {
        input.autocomplete = 'off'
        made.push({ options, pick: () => undefined, removed: false })
      }
      addListener(_: string, listener: () => void) {
        const widget = made.at(-1)!
        widget.pick = listener
        return { remove: () => (widget.removed = true) }
      }
      getPlace() {
        return place
      }
    },
  }
  return { made, places }
}

const currentData = (
  fetchAutocompleteSuggestions: () => Promise<{ suggestions: [] }>,
): AutocompleteData => ({
  AutocompleteSessionToken: Object,
  AutocompleteSuggestion: { fetchAutocompleteSuggestions },
})

function setUp(places: Partial<AutocompleteData & AutocompleteWidget>) {
  const input = document.createElement('input')
  input.autocomplete = 'address-line1'
  document.body.append(input)
  const failures: string[] = []
  const chosen: ChosenAddress[] = []
  const comboboxes: (AddressCombobox | null)[] = []
  const heard: string[] = []
  input.addEventListener('input', () => heard.push(input.value))
  const maps = {
    places: () => places,
    script: { fail: (reason: string) => failures.push(reason) },
  } as unknown as GoogleMaps
  const detach = attachAddressSearch({
    input,
    maps,
    listId: 'list',
    failure: 'Failed to initialize address autocomplete',
    onList: () => undefined,
    onChosen: (address) => chosen.push(address),
    onCombobox: (combobox) => comboboxes.push(combobox),
  })
  const type = async (text: string) => {
    input.value = text
    input.dispatchEvent(new InputEvent('input', { inputType: 'insertText', bubbles: true }))
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS)
  }
  return { input, failures, chosen, comboboxes, heard, detach, type }
}

const hoboken = {
  formatted_address: '100 Main St, Hoboken, NJ 07030, USA',
  geometry: { location: { toJSON: () => ({ lat: 40.74, lng: -74.03 }) } },
}

test('uses the current interface if available', () => {
  const { input, comboboxes, detach } = setUp({
    ...olderWidget().places,
    ...currentData(() => Promise.resolve({ suggestions: [] })),
  })
  expect(comboboxes).toHaveLength(1)
  expect(input.getAttribute('role')).toBe('combobox')
  detach()
  expect(input.hasAttribute('role')).toBe(false)
  expect(comboboxes.at(-1)).toBeNull()
})

test('limits the older interface to addresses in the United States', () => {
  const { made, places } = olderWidget()
  setUp(places)
  expect(made[0]?.options).toEqual({
    types: ['address'],
    componentRestrictions: { country: 'us' },
    fields: ['formatted_address', 'geometry'],
  })
})

test('passes a choice in the older list to the form as formatted address', () => {
  const { made, places } = olderWidget(hoboken)
  const { input, heard, chosen } = setUp(places)
  made[0]?.pick()
  expect(input.value).toBe('100 Main St, Hoboken, NJ 07030, USA')
  expect(heard).toEqual(['100 Main St, Hoboken, NJ 07030, USA'])
  expect(chosen).toEqual([
    { formatted: '100 Main St, Hoboken, NJ 07030, USA', location: { lat: 40.74, lng: -74.03 } },
  ])
})

test('keeps a typed number that a choice in the older list lacks', async () => {
  const { made, places } = olderWidget({ ...hoboken, formatted_address: 'Princes Pl, Newark' })
  const { input, type } = setUp(places)
  await type('48-49 Princes Place')
  input.value = 'Princes Place, Newark'
  made[0]?.pick()
  expect(input.value).toBe('48-49 Princes Pl, Newark')
})

test('ignores Enter without a choice in the older list', () => {
  const { made, places } = olderWidget({ name: '100 Mai' })
  const { heard, chosen } = setUp(places)
  made[0]?.pick()
  expect(heard).toEqual([])
  expect(chosen).toEqual([])
})

test("keeps the browser's autofill in an input that Google takes over", async () => {
  const { input, detach } = setUp(olderWidget().places)
  expect(input.autocomplete).toBe('address-line1')
  input.autocomplete = 'off'
  await Promise.resolve()
  expect(input.autocomplete).toBe('address-line1')
  detach()
  input.autocomplete = 'off'
  await Promise.resolve()
  expect(input.autocomplete).toBe('off')
})

test('detaches the older list', () => {
  const { made, places } = olderWidget(hoboken)
  const { detach } = setUp(places)
  detach()
  expect(made[0]?.removed).toBe(true)
})

const denied = () =>
  Promise.reject(
    new Error('PLACES_AUTOCOMPLETE: PERMISSION_DENIED: Places API (New) is not enabled'),
  )

test('falls back to the older interface at the first key if the account lacks the current one', async () => {
  const older = olderWidget()
  const { input, comboboxes, failures, type } = setUp({ ...older.places, ...currentData(denied) })
  expect(older.made).toHaveLength(0)
  await type('100 Main')
  expect(older.made).toHaveLength(1)
  expect(comboboxes.at(-1)).toBeNull()
  expect(input.hasAttribute('role')).toBe(false)
  expect(input.value).toBe('100 Main')
  expect(failures).toEqual([])
})

test('allows typing if the account has neither', async () => {
  const { input, failures, type } = setUp(currentData(denied))
  await type('100 Main')
  expect(input.value).toBe('100 Main')
  expect(failures).toEqual([])
})

const throwing = function () {
  throw new Error('ApiNotActivatedMapError')
} as never

test.each([
  ['the older constructor throws', { Autocomplete: throwing }],
  ['the session token throws', { ...currentData(denied), AutocompleteSessionToken: throwing }],
  [
    'only half of an interface is there',
    { AutocompleteSuggestion: currentData(denied).AutocompleteSuggestion },
  ],
])("where %s fails with 'Failed to initialize address autocomplete'", (_, places) => {
  expect(setUp(places).failures).toEqual(['Failed to initialize address autocomplete'])
})
