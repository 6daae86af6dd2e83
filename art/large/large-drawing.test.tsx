import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LargeDrawingFigure } from './large-drawing.tsx'
import type { LargeDrawing } from './types.ts'

const drawing: LargeDrawing = {
  frame: { x: 100, y: 50, width: 340, height: 300 },
  parts: {
    rod: { dot: { x: 200, y: 91 }, label: { x: 300, y: 100 } },
    wedge: { dot: { x: 200, y: 200 }, label: { x: 150, y: 400 } },
  },
  shapes: '<path d="M0 0h1"/>',
}

const copy = {
  alt: 'A rod & a wedge',
  callouts: [
    { part: 'wedge', title: 'Wedge', text: 'Opens the gap' },
    { part: 'rod', title: 'Rod', text: 'Reaches in' },
  ],
}

const html = renderToStaticMarkup(<LargeDrawingFigure drawing={drawing} copy={copy} />)

test('the drawing is one image with the alternative text of the copy', () => {
  expect(html.match(/role="img"/g)).toHaveLength(1)
  expect(html).toContain('aria-label="A rod &amp; a wedge"')
})

test('the list names every part, in the order of the copy', () => {
  const list = html.slice(html.indexOf('<dl'))
  const words = list
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s{2,}/)
  expect(words).toEqual(['Wedge', 'Opens the gap', 'Rod', 'Reaches in'])
})

test('a narrow screen shows the frame, a wide one the whole drawing scaled to it', () => {
  expect(html).toContain('viewBox="100 50 340 300"')
  expect(html).toContain('transform="translate(100 50)scale(0.5)"')
})

test('no element needs a style attribute', () => {
  expect(html).not.toContain('style=')
})

test('throws for a callout whose part is not drawn', () => {
  const callouts = [{ part: 'lever', title: 'Lever', text: 'Not here' }]
  expect(() =>
    renderToStaticMarkup(<LargeDrawingFigure drawing={drawing} copy={{ alt: '', callouts }} />),
  ).toThrow(RangeError)
})
