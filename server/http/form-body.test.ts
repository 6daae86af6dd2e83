import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { RefusedError } from './api-error.ts'
import { MAX_FORM_FIELDS, parseFormBody } from './form-body.ts'

const parse = (text: string): URLSearchParams => parseFormBody(Buffer.from(text))

const fields = (count: number): string =>
  Array.from({ length: count }, (_, index) => `f${index}=${index}`).join('&')

test('reads a form of as many fields as the limit and refuses one more', () => {
  expect(parse(fields(MAX_FORM_FIELDS)).size).toBe(MAX_FORM_FIELDS)
  expect(() => parse(fields(MAX_FORM_FIELDS + 1))).toThrow(RefusedError)
})

test('counts empty fields too', () => {
  expect(() => parse('&'.repeat(MAX_FORM_FIELDS))).toThrow(RefusedError)
})

test('does not count a separator that is escaped in a value', () => {
  const text = '&'.repeat(1000)
  expect(parse(new URLSearchParams({ note: text }).toString()).get('note')).toBe(text)
})

test('reads every form as browsers encode it', () => {
  const pairs = fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 20 })
  fc.assert(
    fc.property(pairs, (entries) => {
      const sent = new URLSearchParams(entries)
      expect([...parse(sent.toString())]).toEqual([...sent])
    }),
  )
})
