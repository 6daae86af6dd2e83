import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Iframe, type IframeProps } from './iframe.tsx'

const SRC = 'https://maps.example/embed'

test.each([
  ['no title', undefined, 'Embedded content'],
  ['an empty one', ' ', 'Embedded content'],
  ['its own', 'Map of the eight towns', 'Map of the eight towns'],
])('with %s an iframe is lazy, has a sandbox and a title', (_, given, title) => {
  // Types forbid a sandbox; untyped callers can still pass it.
  const props = { src: SRC, title: given, sandbox: 'allow-top-navigation' } as IframeProps
  expect(renderToStaticMarkup(<Iframe {...props} />)).toBe(
    `<iframe src="${SRC}" sandbox="allow-scripts allow-same-origin allow-forms" title="${title}" loading="lazy"></iframe>`,
  )
})
