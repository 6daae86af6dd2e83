import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { RefusedError } from './api-error.ts'
import { MAX_JSON_COMMAS, MAX_JSON_DEPTH, MAX_JSON_FIELDS, parseJsonBody } from './json-body.ts'

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

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

test('limits the depth, ignoring brackets inside strings', () => {
  expect(detailsOf(() => parse(nested(MAX_JSON_DEPTH)))).toBe('accepted')
  expect(detailsOf(() => parse(nested(MAX_JSON_DEPTH + 1)))).toMatch(/nested/)
  expect(detailsOf(() => parse(nested(30_000)))).toMatch(/nested/)
  expect(parse(`{"notes":"${'['.repeat(500)}"}`)).toEqual({ notes: '['.repeat(500) })
  expect(parse(String.raw`{"notes":"\"[[[[[[[[[[[[[[[[[[[[[[[[["}`)).toEqual({
    notes: '"[[[[[[[[[[[[[[[[[[[[[[[[[',
  })
})

const object = (names: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: names }, (_, index) => [index, 0])))

test('limits fields and values, ignoring those inside strings', () => {
  expect(detailsOf(() => parse(object(MAX_JSON_FIELDS)))).toBe('accepted')
  expect(detailsOf(() => parse(object(MAX_JSON_FIELDS + 1)))).toMatch(/more than 100 fields/)
  const list = (values: number): string => JSON.stringify(Array.from({ length: values }, () => 1))
  expect(detailsOf(() => parse(list(MAX_JSON_COMMAS + 1)))).toBe('accepted')
  expect(detailsOf(() => parse(list(MAX_JSON_COMMAS + 2)))).toMatch(/more than 1000 values/)
  expect(detailsOf(() => parse(JSON.stringify({ notes: '",:'.repeat(2000) })))).toBe('accepted')
})
