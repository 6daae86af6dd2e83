import { expect, test } from 'vitest'
import { FIELD_NAMES } from '#domain/submission/draft.ts'
import { AUTOCOMPLETE, INPUT_TYPES } from '#domain/submission/input-attributes.ts'
import { renderSite } from '#tests/support/rendered-pages.ts'

const { documents } = await renderSite()

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]

test("the form's inputs have the attributes of the form without scripts", () => {
  const html = documents.get('/book-online') ?? ''
  const inputs = FIELD_NAMES.flatMap((name) => {
    const tag = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0]
    // A date has no text that a browser could fill in.
    return tag === undefined || ['radio', 'checkbox', 'date'].includes(attribute(tag, 'type') ?? '')
      ? []
      : [{ name, tag }]
  })
  expect(inputs.map(({ name }) => name)).toEqual(['name', 'phone', 'email', 'address'])
  for (const { name, tag } of inputs) {
    expect([name, attribute(tag, 'type')]).toEqual([name, INPUT_TYPES[name]])
    expect([name, attribute(tag, 'autocomplete')]).toEqual([name, AUTOCOMPLETE[name]])
  }
})
