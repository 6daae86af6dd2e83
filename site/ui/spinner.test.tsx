import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Spinner } from './spinner.tsx'

test.each(['sm', 'md', 'lg', 'xl'] as const)(
  'the spinner has size %s and always a text',
  (size) => {
    const html = renderToStaticMarkup(
      <Spinner size={size} label="Loading" labelled={false}>
        <svg />
      </Spinner>,
    )
    expect(html).toContain(`data-size="${size}"`)
    expect(html).toContain('role="status"')
    expect(html).toContain('Loading')
  },
)
