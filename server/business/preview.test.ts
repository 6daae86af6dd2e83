import { expect, test } from 'vitest'
import { withChangeMarked } from './preview.ts'

const page = (title: string, text: string): string =>
  `<html><head><title>${title}</title></head><body class="a"><h1>Same</h1><p>${text}</p></body></html>`

test('marks the block in which two documents begin to differ, in both', () => {
  const [before, after] = withChangeMarked(page('Old', 'from $49'), page('New one', 'from $59'))
  expect(before).toContain(
    '</h1><span id="change" style="scroll-margin-top: 9rem"></span><p>from $49',
  )
  expect(after).toContain(
    '</h1><span id="change" style="scroll-margin-top: 9rem"></span><p>from $59',
  )
})

test('marks the top of documents that differ in their heads only', () => {
  const html = '<head></head><body>x</body>'
  expect(withChangeMarked(html, html)[0]).toBe(
    '<head></head><body><span id="change" style="scroll-margin-top: 9rem"></span>x</body>',
  )
})
