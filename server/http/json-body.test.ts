import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { RefusedError } from './api-error.ts'
import { parseJsonBody } from './json-body.ts'

const parse = (text: string): unknown => parseJsonBody(Buffer.from(text))

const detailsOf = (run: () => unknown): unknown => {
  try {
    run()
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal.details
    throw error
  }
  return 'accepted'
}

test('parses valid JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      expect(JSON.stringify(parse(JSON.stringify(value)))).toBe(JSON.stringify(value))
    }),
  )
})

test('refuses invalid JSON with a sentence', () => {
  expect(detailsOf(() => parse(''))).toBe('It does not parse as JSON.')
  expect(detailsOf(() => parse('{"a":'))).toBe('It does not parse as JSON.')
  expect(detailsOf(() => parse("{'a':1}"))).toBe('It does not parse as JSON.')
})

test('refuses broken UTF-8 instead of replacing it', () => {
  const body = Buffer.concat([
    Buffer.from('{"name":"'),
    Buffer.from([0xc3, 0x28]),
    Buffer.from('"}'),
  ])
  expect(detailsOf(() => parseJsonBody(body))).toBe('It is not valid UTF-8.')
})
