import { describe, expect, test } from 'vitest'
import { table, wrapText } from './table.ts'

describe('a table', () => {
  const columns = [
    { title: 'ID' },
    { title: 'NAME', least: 4 },
    { title: 'NOTE', optional: true },
    { title: 'N', align: 'right' },
  ] as const

  test('aligns columns with their titles, numbers to the right', () => {
    const rows = [
      ['a', 'Maria', 'late', '5'],
      ['bb', 'Bo', '', '12'],
    ]
    expect(table(columns, rows, 100)).toBe(
      'ID  NAME   NOTE   N\na   Maria  late   5\nbb  Bo           12\n',
    )
  })

  test('omits a column that is empty in every row', () => {
    expect(table(columns, [['a', 'Bo', '', '1']], 100)).toBe('ID  NAME  N\na   Bo    1\n')
  })

  test('cuts only columns that may be cut, not below their minimum', () => {
    const rows = [['0123456789', 'Bartholomew Longname', 'x', '1']]
    const lines = table(columns, rows, 30).split('\n')
    expect(lines[1]).toBe('0123456789  Bartholo…  x     1')
    expect(table(columns, rows, 5).split('\n')[1]).toBe('0123456789  Bar…  x     1')
  })
})

test('wraps a long sentence at spaces and indents it', () => {
  expect(wrapText('one two three four', { width: 12, indent: 2 })).toBe('  one two\n  three four\n')
  expect(wrapText('unbreakably-long', { width: 5 })).toBe('unbreakably-long\n')
})
