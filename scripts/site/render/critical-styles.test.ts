import { expect, test } from 'vitest'
import { withoutLater } from './critical-styles.ts'

test('leaves out elements marked data-later, whatever they contain', () => {
  const html =
    '<p>a</p><div data-later=""><div><div></div></div><i></i></div><p>b</p><div data-later=""></div><div>c</div>'
  expect(withoutLater(html)).toBe('<p>a</p><p>b</p><div>c</div>')
})

test('an element that is never closed fails the build', () => {
  expect(() => withoutLater('<div data-later=""><div></div>')).toThrow('data-later')
})
