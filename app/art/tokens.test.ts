import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TOKENS } from './tokens.ts'

test('drawings and pages agree on every color', () => {
  const css = readFileSync(new URL('../app.css', import.meta.url), 'utf8')
  const page = new Map(
    [...css.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, hex]) => [
      name,
      hex?.toUpperCase(),
    ]),
  )
  for (const [name, hex] of Object.entries(TOKENS)) {
    const property = name.replace(/([A-Z]|\d)/g, (mark) => `-${mark.toLowerCase()}`)
    expect([name, page.get(property)]).toEqual([name, hex])
  }
})
