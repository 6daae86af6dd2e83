import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attachAddressCombobox, NO_SUGGESTIONS } from './address-combobox.ts'
import type { AddressSuggestion, ChosenAddress } from './address-lookup.ts'
import { SEARCH_DELAY_MS } from './delayed-search.ts'
import { suggestion } from './suggestion.fixture.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const ITEMS = [
  suggestion('100 Main St, Hoboken', '100 Main St, Hoboken, NJ 07030, USA'),
  suggestion('100 Maine Ave, Secaucus', '100 Maine Ave, Secaucus, NJ 07094, USA'),
]

const attributesOf = (input: Element) =>
  [...input.attributes].map(({ name, value }) => [name, value] as const)

function setUp(suggestions: readonly AddressSuggestion[] = ITEMS) {
  const input = document.createElement('input')
  input.autocomplete = 'address-line1'
  document.body.append(input)
  const chosen: ChosenAddress[] = []
  const heard: string[] = []
  input.addEventListener('input', () => heard.push(input.value))
  const suggest = vi.fn(() => Promise.resolve(suggestions))
  let list = NO_SUGGESTIONS
  const combobox = attachAddressCombobox({
    input,
    onList: (next) => (list = next),
    lookup: suggest,
    listId: 'address-list',
    onChosen: (address) => chosen.push(address),
  })
  const fire = (type: string, fields: object = {}) => {
    const event = Object.assign(new Event(type, { cancelable: true }), fields)
    input.dispatchEvent(event)
    return event
  }
  const type = async (text: string, inputType = 'insertText') => {
    input.value = text
    fire('input', { inputType })
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS)
  }
  const press = (key: string, more: object = {}) => fire('keydown', { key, ...more })
  return { input, combobox, list: () => list, chosen, heard, suggest, fire, type, press }
}

test('is a combobox with a list and keeps autofill', () => {
  const { input } = setUp()
  expect(Object.fromEntries(attributesOf(input))).toEqual({
    autocomplete: 'address-line1',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': 'address-list',
    'aria-expanded': 'false',
  })
})

test("opens the list on typing, moves with the arrow keys, and updates the input's ARIA attributes", async () => {
  const { input, list, type, press } = setUp()
  await type('100 Mai')
  expect(list()).toEqual({ items: ITEMS, active: null })
  expect(input.getAttribute('aria-expanded')).toBe('true')
  expect(press('ArrowDown').defaultPrevented).toBe(true)
  expect(input.getAttribute('aria-activedescendant')).toBe('address-list-0')
  press('ArrowUp')
  expect(input.hasAttribute('aria-activedescendant')).toBe(false)
})

test.each([
  ['Down Down', 1],
  ['Down Down Down', null],
  ['Up', 1],
  ['Up Up Up', null],
])('the arrows %s lead to item %s', async (arrows, active) => {
  const { list, type, press } = setUp()
  await type('100 Mai')
  for (const arrow of arrows.split(' ')) press(`Arrow${arrow}`)
  expect(list().active).toBe(active)
})

test('writes the chosen address like typed text', async () => {
  const { input, list, chosen, heard, type, press } = setUp()
  await type('100 Mai')
  press('ArrowDown')
  expect(press('Enter').defaultPrevented).toBe(true)
  await vi.runAllTimersAsync()
  expect(input.value).toBe('100 Main St, Hoboken, NJ 07030, USA')
  expect(heard.at(-1)).toBe('100 Main St, Hoboken, NJ 07030, USA')
  expect(chosen).toEqual([
    { formatted: '100 Main St, Hoboken, NJ 07030, USA', location: { lat: 40.7, lng: -74 } },
  ])
  expect(list().items).toEqual([])
  expect(input.getAttribute('aria-expanded')).toBe('false')
})

test.each([
  ['', 'Apt 4B', '12 1/2 Main St, Hoboken, NJ'],
  ['Apt 4B', 'Apt 4B', '12 1/2 Main St, Hoboken, NJ'],
  ['Rear', 'Rear', '12 1/2 Main St Apt 4B, Hoboken, NJ'],
])(
  'keeps a typed number and unit that the suggestion lacks, with unit %j',
  async (unit, unitAfter, address) => {
    const lacking = suggestion('Main St, Hoboken', 'Main St, Hoboken, NJ')
    const { input, combobox, type } = setUp([lacking])
    const form = document.createElement('form')
    form.innerHTML = '<input name="unit_number">'
    document.body.append(form)
    form.prepend(input)
    const [, unitField] = form.querySelectorAll('input')
    if (!unitField) throw new Error('no unit')
    unitField.value = unit
    await type('12 1/2 Main St Apt 4B')
    await combobox.choose(lacking)
    expect(input.value).toBe(address)
    expect(unitField.value).toBe(unitAfter)
  },
)

test('keeps text that is typed while the details load', async () => {
  const slow = {
    ...ITEMS[0]!,
    choose: () =>
      new Promise<ChosenAddress>((resolve) =>
        setTimeout(resolve, 500, { formatted: 'late', location: null }),
      ),
  }
  const { input, combobox, chosen, type } = setUp([slow])
  await type('100 Mai')
  void combobox.choose(slow)
  expect(input.value).toBe('100 Main St, Hoboken')
  await type('100 Main St, Hoboken, rear door')
  await vi.runAllTimersAsync()
  expect(input.value).toBe('100 Main St, Hoboken, rear door')
  expect(chosen).toEqual([])
})

test('leaves Enter without a chosen item to the form', async () => {
  const { type, press, input } = setUp()
  await type('100 Mai')
  expect(press('Enter').defaultPrevented).toBe(false)
  expect(input.value).toBe('100 Mai')
})

test('closes only the list on Escape', async () => {
  const { type, list, press, input } = setUp()
  await type('100 Mai')
  press('Escape')
  expect(list().items).toEqual([])
  expect(input.value).toBe('100 Mai')
  expect(press('Escape').defaultPrevented).toBe(false)
})

test('ignores keys of a composition', async () => {
  const { list, type, press } = setUp()
  await type('100 Mai')
  expect(press('ArrowDown', { isComposing: true }).defaultPrevented).toBe(false)
  expect(list().active).toBeNull()
})

test('closes the list when the field loses focus', async () => {
  const { list, fire, type } = setUp()
  await type('100 Mai')
  fire('blur')
  expect(list().items).toEqual([])
})

test.each([
  ['a browser that sends no type', ''],
  ['a browser that replaces', 'insertReplacementText'],
])('requests nothing for autofill by %s', async (_, inputType) => {
  const { suggest, type } = setUp()
  await type('100 Main St', inputType)
  expect(suggest).not.toHaveBeenCalled()
})

test('restores the input when detached', async () => {
  const { input, combobox, suggest, type } = setUp()
  combobox.detach()
  expect(attributesOf(input).map(([name]) => name)).toEqual(['autocomplete'])
  await type('100 Mai')
  expect(suggest).not.toHaveBeenCalled()
})
