import { describe, expect, test } from 'vitest'
import { truncate } from './display-text.ts'

describe('truncate', () => {
  test('keeps a text that is short enough', () => {
    expect(truncate('abc', 3)).toBe('abc')
  })

  test('counts characters, not code units, and adds an ellipsis', () => {
    expect(truncate('🔑🔑🔑🔑', 3)).toBe('🔑🔑…')
  })
})
