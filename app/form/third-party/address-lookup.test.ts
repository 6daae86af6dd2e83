import { expect, test } from 'vitest'
import { createAddressLookup } from './address-lookup.ts'
import type { AutocompleteRequest, Place, Places } from './google-types.ts'

function setUp(answer: 'well' | 'no-details' | Error = 'well') {
  const requests: AutocompleteRequest[] = []
  const fields: unknown[] = []
  const place: Place = {
    formattedAddress: '100 Main St, Hoboken, NJ 07030, USA',
    location: { toJSON: () => ({ lat: 40.74, lng: -74.03 }) },
    fetchFields(options) {
      fields.push(options.fields)
      return answer === 'no-details' ? Promise.reject(new Error('not now')) : Promise.resolve()
    },
  }
  const places: Places = {
    AutocompleteSessionToken: Object,
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions(request) {
        requests.push(request)
        if (answer instanceof Error) return Promise.reject(answer)
        return Promise.resolve({
          suggestions: [
            { placePrediction: null },
            {
              placePrediction: {
                placeId: 'p1',
                text: { toString: () => '100 Main St, Hoboken, NJ' },
                mainText: { toString: () => '100 Main St' },
                secondaryText: { toString: () => 'Hoboken, NJ' },
                toPlace: () => place,
              },
            },
          ],
        })
      },
    },
  }
  return { lookup: createAddressLookup(places), requests, fields }
}

async function firstSuggestion({ lookup }: ReturnType<typeof setUp>) {
  const [first] = await lookup('100 Main')
  if (first === undefined) throw new Error('no suggestion')
  return first
}

test('requests addresses in the United States only', async () => {
  const { lookup, requests } = setUp()
  await lookup('100 Main')
  expect(requests[0]).toMatchObject({
    input: '100 Main',
    includedRegionCodes: ['us'],
    includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
  })
})

test('turns a suggestion into the formatted address', async () => {
  const page = setUp()
  const suggestion = await firstSuggestion(page)
  expect(suggestion).toMatchObject({ id: 'p1', main: '100 Main St', secondary: 'Hoboken, NJ' })
  await expect(suggestion.choose()).resolves.toEqual({
    formatted: '100 Main St, Hoboken, NJ 07030, USA',
    location: { lat: 40.74, lng: -74.03 },
  })
  expect(page.fields).toEqual([['formattedAddress', 'location']])
})

test('uses the suggestion as the address without details', async () => {
  const suggestion = await firstSuggestion(setUp('no-details'))
  await expect(suggestion.choose()).resolves.toEqual({
    formatted: '100 Main St, Hoboken, NJ',
    location: null,
  })
})

test('uses one session token until an address is chosen, then another', async () => {
  const page = setUp()
  await page.lookup('100')
  const suggestion = await firstSuggestion(page)
  await suggestion.choose()
  await page.lookup('200')
  const [first, second, third] = page.requests.map(({ sessionToken }) => sessionToken)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test.each([
  'PLACES_AUTOCOMPLETE: PERMISSION_DENIED: Places API (New) is not enabled',
  'PLACES_AUTOCOMPLETE: OVER_QUERY_LIMIT',
  'Failed to fetch',
])('finds nothing after the error %j', async (message) => {
  const { lookup } = setUp(new Error(message))
  await expect(lookup('100')).resolves.toEqual([])
})
