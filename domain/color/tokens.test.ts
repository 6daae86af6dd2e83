import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEFAULT_COLORS, createPalette, propertyName } from './palette.ts'

test('drawings and pages use the same colors', () => {
  const css = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8')
  const page = new Map(
    [...css.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, hex]) => [
      name,
      hex?.toUpperCase(),
    ]),
  )
  const palette = new Map(
    Object.entries(createPalette(DEFAULT_COLORS)).map(([name, hex]) => [propertyName(name), hex]),
  )
  for (const [property, hex] of page)
    if (property !== 'white')
      expect([property, palette.get(property ?? '')]).toEqual([property, hex])
  expect(page.size).toBeGreaterThan(20)
})
