import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Drawn } from './drawn.tsx'

const FILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="2 4 40 20"><path d="M0 0h9"/></svg>'

test('an inline drawing keeps its frame and its shapes, and is hidden from screen readers', () => {
  expect(renderToStaticMarkup(<Drawn svg={FILE} className="night-desk" />)).toBe(
    '<svg width="40" height="20" viewBox="2 4 40 20" class="drawn night-desk" aria-hidden="true"><path d="M0 0h9"/></svg>',
  )
})

test('an inline drawing with a label is an image of that name', () => {
  const html = renderToStaticMarkup(<Drawn svg={FILE} className="key" label="A key" />)
  expect(html).toContain('role="img" aria-label="A key"')
  expect(html).not.toContain('aria-hidden')
})

test('a drawing without a frame is rejected', () => {
  expect(() => renderToStaticMarkup(<Drawn svg="<svg><g/></svg>" className="key" />)).toThrow(
    'a drawing has no width, height and view box',
  )
})
