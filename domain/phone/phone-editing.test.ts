import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, reformatPhone } from './phone.ts'

/** State of the input element: a caret is a selection without length. */
interface PhoneField {
  readonly text: string
  readonly start: number
  readonly end: number
}

type Action =
  | { readonly kind: 'insert'; readonly text: string }
  | { readonly kind: 'Backspace' }
  | { readonly kind: 'Delete' }

/** Caret or selection before the action; `null` leaves both unchanged. */
type Edit = { readonly select: readonly [number, number] | null; readonly action: Action }

const EMPTY: PhoneField = { text: '', start: 0, end: 0 }
const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '')

/** Applies a key or a paste as a browser does, before the page reformats. */
function rawEdit(
  { text, start, end }: PhoneField,
  action: Action,
): { text: string; caret: number } {
  const collapsed = start === end
  const from = action.kind === 'Backspace' && collapsed ? Math.max(0, start - 1) : start
  const to = action.kind === 'Delete' && collapsed ? Math.min(text.length, end + 1) : end
  const inserted = action.kind === 'insert' ? action.text : ''
  return { text: text.slice(0, from) + inserted + text.slice(to), caret: from + inserted.length }
}

const sideAfter = (action: Action) => (action.kind === 'Delete' ? 'before' : 'behind')

function edit(field: PhoneField, action: Action): PhoneField {
  const raw = rawEdit(field, action)
  const { text, caret } = reformatPhone(raw.text, raw.caret, sideAfter(action))
  return { text, start: caret, end: caret }
}

function select(field: PhoneField, places: Edit['select']): PhoneField {
  if (!places) return field
  const [start = 0, end = 0] = places
    .map((place) => place % (field.text.length + 1))
    .toSorted((one, other) => one - other)
  return { ...field, start, end }
}

const keys = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 1 })
const pasted = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789+-(). ext'), maxLength: 18 }),
  fc.constantFrom('+1 201.555.0142 ext 4', '(201) 555-0142', '12015550142', 'none', '😀'),
)
const actions: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: keys.map((text) => ({ kind: 'insert', text }) as const) },
  { weight: 1, arbitrary: pasted.map((text) => ({ kind: 'insert', text }) as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'Backspace' } as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'Delete' } as const) },
)
const selections = fc.option(fc.tuple(fc.nat(30), fc.nat(30)), { nil: null })
const carets = fc.nat(30).map((place) => [place, place] as const)
const edits: fc.Arbitrary<Edit> = fc.record({
  select: fc.oneof(selections, carets),
  action: actions,
})

test('1,000 sequences of typing, deleting, pasting and replacing keep caret and digits', () => {
  fc.assert(
    fc.property(fc.array(edits, { minLength: 1, maxLength: 30 }), (sequence) => {
      let field = EMPTY
      for (const { select: places, action } of sequence) {
        const before = select(field, places)
        const raw = rawEdit(before, action)
        field = edit(before, action)
        expect(field.text).toBe(formatPhone(raw.text))
        expect(digitsOf(field.text)).toBe(digitsOf(raw.text))
        expect(digitsOf(field.text.slice(0, field.start))).toBe(
          digitsOf(raw.text.slice(0, raw.caret)),
        )
        const atEdge =
          sideAfter(action) === 'behind'
            ? field.start === 0 || /\d/.test(field.text.charAt(field.start - 1))
            : field.start === field.text.length || /\d/.test(field.text.charAt(field.start))
        expect(atEdge || (field.text === raw.text && field.start === raw.caret)).toBe(true)
      }
    }),
    { numRuns: 1000 },
  )
})

const numbers = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 14 })
const fieldWithCaret = fc.tuple(numbers, fc.nat(30)).map(([digits, place]): PhoneField => {
  const text = formatPhone(digits)
  const caret = place % (text.length + 1)
  return { text, start: caret, end: caret }
})

function press(field: PhoneField, action: Action, times: number): PhoneField {
  return times === 0 ? field : press(edit(field, action), action, times - 1)
}

test('keeps the order of digits typed one after another, from any caret position', () => {
  fc.assert(
    fc.property(fieldWithCaret, numbers, (field, typed) => {
      const left = digitsOf(field.text.slice(0, field.start))
      const right = digitsOf(field.text.slice(field.start))
      const after = [...typed].reduce((state, text) => edit(state, { kind: 'insert', text }), field)
      expect(digitsOf(after.text)).toBe(left + typed + right)
    }),
  )
})

test('backspace held down deletes every digit on the left and no other', () => {
  fc.assert(
    fc.property(fieldWithCaret, (field) => {
      const after = press(field, { kind: 'Backspace' }, field.text.length * 2)
      expect(digitsOf(after.text)).toBe(digitsOf(field.text.slice(field.start)))
    }),
  )
})

test('delete held down deletes every digit on the right and no other', () => {
  fc.assert(
    fc.property(fieldWithCaret, (field) => {
      const after = press(field, { kind: 'Delete' }, field.text.length * 2)
      expect(digitsOf(after.text)).toBe(digitsOf(field.text.slice(0, field.start)))
    }),
  )
})

test('deleting a bracket forwards moves the caret past it', () => {
  const behindArea: PhoneField = { text: '(201) 555-0142', start: 4, end: 4 }
  const once = edit(behindArea, { kind: 'Delete' })
  expect(once).toEqual({ text: '(201) 555-0142', start: 6, end: 6 })
  expect(edit(once, { kind: 'Delete' }).text).toBe('(201) 550-142')
})

test.each(['+44 20 7946 0018', '0044 20 7946 0018', '+1', '2015550142x12', '2015550142 ext 4'])(
  '%s typed key by key keeps its digits, its letters from the x on, and the caret at the end',
  (text) => {
    const after = [...text].reduce(
      (field, key) => edit(field, { kind: 'insert', text: key }),
      EMPTY,
    )
    expect(after.start).toBe(after.text.length)
    expect(after.text.replace('(201) 555-0142', '2015550142').replaceAll(' ', '')).toBe(
      text === '+1' ? '(1' : text.replaceAll(' ', ''),
    )
  },
)
