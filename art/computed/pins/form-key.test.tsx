import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import FormKey from './form-key.tsx'

const drawn = (total: number, set: number, isSent = false): string =>
  renderToStaticMarkup(<FormKey total={total} set={set} isSent={isSent} />)

const shiftsOf = (markup: string): readonly string[] =>
  [...markup.matchAll(/class="pin-set" style="transform:translateY\(([-\d]+)px\)"/g)].map(
    ([, shift]) => shift ?? '',
  )

const distanceOf = (markup: string): number =>
  Number(/translateX\((-?\d+)px\)/.exec(markup)?.[1] ?? NaN)

test('each valid part moves the key by one pin, and sets one more', () => {
  const steps = [0, 1, 2, 3, 4, 5].map((set) => drawn(5, set))
  expect(steps.map(distanceOf)).toEqual([-110, -88, -66, -44, -22, 0])
  expect(steps.map((markup) => shiftsOf(markup).length)).toEqual([0, 1, 2, 3, 4, 5])
})

test('the pins meet the line only with the whole key', () => {
  for (const total of [5, 6]) {
    expect(new Set(shiftsOf(drawn(total, total)))).toEqual(new Set(['0']))
    for (let set = 1; set < total; set++)
      expect(shiftsOf(drawn(total, set)).some((shift) => shift !== '0')).toBe(true)
  }
})

test('the key turns once the submission is stored', () => {
  expect(drawn(5, 5)).not.toContain('data-sent')
  expect(drawn(5, 5, true)).toContain('data-sent')
})
