import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { createAddressLookup } from '#app/third-party/address-lookup.ts'
import type { GoogleMapsApi } from '#app/third-party/google-types.ts'
import { FAKE_ADDRESSES, fakeMapsScript, type MapsMood } from './fake-maps.ts'

type Node = EventTarget & { children: Node[]; textContent: string; dataset: Record<string, string> }

function pageWith(mood: MapsMood) {
  const timers: (() => void)[] = []
  const ready = vi.fn()
  const refused = vi.fn()
  const element = () => {
    const node: Node = Object.assign(new EventTarget(), {
      children: [] as Node[],
      textContent: '',
      dataset: {},
      replaceChildren: (...children: Node[]) => (node.children = children),
      append: (...children: Node[]) => node.children.push(...children),
    })
    return node
  }
  const body = element()
  const page: Record<string, unknown> = {
    ready,
    gm_authFailure: refused,
    setTimeout: (act: () => void) => timers.push(act),
    document: { createElement: element, body },
  }
  runInNewContext(fakeMapsScript(new URLSearchParams('callback=ready'), { mood }), page)
  for (const act of timers) act()
  const api = (page['google'] as { maps: GoogleMapsApi } | undefined)?.maps
  return { api, ready, refused, body, element, requests: page['fakeMapsRequests'] as object[] }
}

const [northBergen, hoboken] = FAKE_ADDRESSES

function lookupOf({ api }: ReturnType<typeof pageWith>) {
  const { AutocompleteSessionToken, AutocompleteSuggestion } = api?.places ?? {}
  if (!AutocompleteSessionToken || !AutocompleteSuggestion) throw new Error('not the current one')
  return createAddressLookup({ AutocompleteSessionToken, AutocompleteSuggestion })
}

test('the current interface suggests and gives details, as our search asks for them', async () => {
  const page = pageWith('current')
  expect(page.ready).toHaveBeenCalledOnce()
  const found = await lookupOf(page).suggest('100 exam')
  if (!found.ok) throw new Error(found.reason)
  expect(found.suggestions.map(({ main }) => main)).toEqual([northBergen?.main, hoboken?.main])
  await expect(found.suggestions[1]?.choose()).resolves.toEqual({
    formatted: hoboken?.formatted,
    location: { lat: hoboken?.lat, lng: hoboken?.lng },
  })
  expect(page.requests).toMatchObject([{ input: '100 exam', includedRegionCodes: ['us'] }])
  expect(page.api?.places?.Autocomplete).toBeUndefined()
})

test.each([
  ['denied', 'denied'],
  ['unreachable', 'unreachable'],
] as const)('%s answers as %s', async (mood, reason) => {
  const found = await lookupOf(pageWith(mood)).suggest('100')
  expect(found).toEqual({ ok: false, reason })
})

test('the older interface takes the input over and reports the place that was chosen', () => {
  const { api, body, element } = pageWith('older')
  expect(api?.places?.AutocompleteSuggestion).toBeUndefined()
  const input = Object.assign(element(), { value: '', autocomplete: 'address-line1' })
  const autocomplete = new api!.places!.Autocomplete!(input as unknown as HTMLInputElement, {})
  expect(input.autocomplete).toBe('off')
  const changed = vi.fn()
  autocomplete.addListener('place_changed', changed)
  input.value = '7 samp'
  input.dispatchEvent(new Event('input'))
  body.children[0]?.children[0]?.dispatchEvent(new Event('click'))
  expect(changed).toHaveBeenCalledOnce()
  expect(autocomplete.getPlace()?.formatted_address).toBe('7 Sample Ct, Union City, NJ 07087, USA')
})

test('broken constructors throw', () => {
  const page = pageWith('broken')
  expect(() => lookupOf(page)).toThrow('InvalidValueError')
  const input = page.element() as unknown as HTMLInputElement
  expect(() => new page.api!.places!.Autocomplete!(input, {})).toThrow('InvalidValueError')
})

test('a refused key is told after the script is ready', () => {
  const { ready, refused } = pageWith('key-refused')
  expect(ready.mock.invocationCallOrder[0]).toBeLessThan(refused.mock.invocationCallOrder[0]!)
})

test('a map shows what it was asked to show', () => {
  const { api, element } = pageWith('current')
  const node = element()
  const map = new api!.Map!(node as unknown as HTMLElement, { center: { lat: 1, lng: 2 } })
  expect(map).toBeDefined()
  expect(node.dataset['fakeMap']).toBe('1,2')
})

test('it can come without places, without ever being ready, or empty', () => {
  expect(pageWith('without-places').api?.places).toBeUndefined()
  expect(pageWith('never-ready').ready).not.toHaveBeenCalled()
  expect(fakeMapsScript(new URLSearchParams(), { mood: 'empty' })).toBe('')
})
