import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Spinner } from './spinner.tsx'

test.each(['sm', 'md', 'lg', 'xl'] as const)('the spinner has size %s and a text', (size) => {
  const spinner = (
    <Spinner size={size} label="Loading">
      <svg />
    </Spinner>
  )
  expect(renderToStaticMarkup(spinner)).toBe(
    `<span role="status" class="spinner" data-size="${size}"><svg></svg>Loading</span>`,
  )
})
