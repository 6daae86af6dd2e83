import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Drawn } from './drawn.tsx'

test('an inline drawing keeps its frame and its shapes, and is hidden from screen readers', () => {
  const html = renderToStaticMarkup(<Drawn name="scenes/lamp-narrow" className="lamp" />)
  expect(html).toMatch(
    /^<svg width="\d+" height="\d+" viewBox="[^"]+" class="drawn lamp" aria-hidden="true"><path /,
  )
})

test('an inline drawing with a label is an image of that name', () => {
  const html = renderToStaticMarkup(<Drawn name="keys/cut-404" label="A key" />)
  expect(html).toContain('role="img" aria-label="A key"')
  expect(html).not.toContain('aria-hidden')
})

test('a drawing that is missing is reported with its file', () => {
  expect(() => renderToStaticMarkup(<Drawn name="keys/no-such" />)).toThrow(
    'art/keys/no-such.svg is missing',
  )
})
