import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DELIVERED_COLORS, paletteOf, propertyName } from '#domain/palette.ts'

test('drawings and pages agree on every color', () => {
  const css = readFileSync(new URL('../app.css', import.meta.url), 'utf8')
  const page = new Map(
    [...css.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, hex]) => [
      name,
      hex?.toUpperCase(),
    ]),
  )
  for (const [name, hex] of Object.entries(paletteOf(DELIVERED_COLORS))) {
    const property = propertyName(name)
    expect([name, page.get(property)]).toEqual([name, hex])
  }
})
