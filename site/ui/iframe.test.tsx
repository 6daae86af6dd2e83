import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Iframe, type IframeProps } from './iframe.tsx'

const SRC = 'https://maps.example/embed'

test('an iframe is lazy, has no border, a sandbox and a title', () => {
  const html = renderToStaticMarkup(<Iframe src={SRC} />)
  expect(html).toContain('loading="lazy"')
  expect(html).toContain('class="border-0 "')
  expect(html).toContain('sandbox="allow-scripts allow-same-origin allow-forms"')
  expect(html).toContain('title="Embedded content"')
})

test("a caller's title replaces the default, an empty one does not", () => {
  expect(renderToStaticMarkup(<Iframe src={SRC} title="Map of the eight towns" />)).toContain(
    'title="Map of the eight towns"',
  )
  expect(renderToStaticMarkup(<Iframe src={SRC} title=" " />)).toContain('title="Embedded content"')
})

test('keeps the sandbox when a caller passes its own', () => {
  // Types forbid it; untyped callers can still pass it.
  const defiant = {
    src: SRC,
    sandbox: 'allow-top-navigation',
    loading: 'eager',
  } as unknown as IframeProps
  const html = renderToStaticMarkup(<Iframe {...defiant} />)
  expect(html).toContain('sandbox="allow-scripts allow-same-origin allow-forms"')
  expect(html).toContain('loading="lazy"')
})
