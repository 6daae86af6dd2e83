import { describe, expect, test } from 'vitest'
import { PAGE_SETTINGS } from '#domain/settings.ts'
import { RefusedError } from '#server/http/api-error.ts'
import { readInsertRow } from './insert-submission.ts'
import { readSettingsFilter } from './public-settings.ts'
import { parseNames, parseSelect, parsePostgrestOptions } from './postgrest.ts'

/** Returns the code with which a reading refuses. */
function codeOf(read: () => unknown): string {
  try {
    read()
    return 'accepted'
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal.code
    throw error
  }
}

const representation = (prefer: string | string[]): boolean =>
  parsePostgrestOptions({ prefer }, '/').representation

describe('parsePostgrestOptions', () => {
  test.each([
    [undefined, false],
    ['text/html, */*;q=0.8', false],
    ['application/vnd.pgrst.object+json;nulls=stripped', true],
  ])('for %s returns one object: %s', (accept, single) => {
    expect(parsePostgrestOptions({ accept }, '/')).toMatchObject({ single })
  })

  test('returns rows only on request', () => {
    expect(representation('return=representation')).toBe(true)
    expect(representation('count=exact, return=representation')).toBe(true)
    expect(representation(['missing=default', 'return=representation'])).toBe(true)
    expect(representation('return=minimal')).toBe(false)
  })

  test('refuses other schemas and media types', () => {
    expect(codeOf(() => parsePostgrestOptions({ 'content-profile': 'auth' }, '/'))).toBe('PGRST106')
    expect(codeOf(() => parsePostgrestOptions({ accept: 'text/csv' }, '/'))).toBe('PGRST107')
    expect(codeOf(() => parsePostgrestOptions({ 'accept-profile': 'public' }, '/'))).toBe(
      'accepted',
    )
  })
})

describe('select and columns', () => {
  test('accepts quoted names', () => {
    expect(parseNames('a,"b", c')).toEqual(['a', 'b', 'c'])
    expect(parseNames('a->b')).toBeNull()
    expect(parseNames('')).toBeNull()
  })

  test('accepts only columns of the table in select', () => {
    expect(parseSelect('t', 'b', ['a', 'b'])).toEqual(['b'])
    expect(parseSelect('t', '*', ['a', 'b'])).toEqual(['a', 'b'])
    expect(codeOf(() => parseSelect('t', 'secret', ['a']))).toBe('42703')
    expect(codeOf(() => parseSelect('t', 'a,other(*)', ['a']))).toBe('PGRST100')
  })
})

describe('readInsertRow', () => {
  test('accepts an object and an array of one', () => {
    expect(readInsertRow({ name: 'x' }, null)).toEqual({ name: 'x' })
    expect(readInsertRow([{ name: 'x' }], '"name","phone"')).toEqual({ name: 'x', phone: null })
  })

  test('ignores keys that the columns parameter leaves out', () => {
    expect(readInsertRow({ name: 'x', nonsense: 1 }, 'name')).toEqual({ name: 'x' })
  })

  test.each([
    [[{}, {}], null, '22023'],
    [[], null, '22023'],
    [[[]], null, 'PGRST102'],
    ['text', null, 'PGRST102'],
    [null, null, 'PGRST102'],
    [{ nonsense: 1 }, null, 'PGRST204'],
    [{ name: 'x' }, 'nonsense', 'PGRST204'],
    [{ name: 'x' }, 'a.b', 'PGRST100'],
    [{ id: 'x' }, null, '428C9'],
    [JSON.parse('{"__proto__":{"name":"x"}}'), null, 'PGRST204'],
  ])('refuses %j with columns %s by code %s', (body: unknown, columns, code) => {
    expect(codeOf(() => readInsertRow(body, columns))).toBe(code)
  })
})

const keys = (query: string): readonly string[] => readSettingsFilter(new URLSearchParams(query))

describe('readSettingsFilter', () => {
  test('accepts only visible rows', () => {
    expect(keys('key=eq.recaptcha_site_key')).toEqual(['recaptcha_site_key'])
    expect(keys('key=eq.altcha_hmac_secret')).toEqual([])
    expect(keys('select=*')).toEqual(PAGE_SETTINGS)
  })

  test.each([
    ['key=like.*', 'PGRST100'],
    ['key=neq.x', 'PGRST100'],
    ['value=eq.x', 'PGRST100'],
    ['key=in.(a,b)', 'PGRST100'],
    ['name=eq.x', '42703'],
  ])('refuses %s with %s', (query, code) => {
    expect(codeOf(() => keys(query))).toBe(code)
  })
})
