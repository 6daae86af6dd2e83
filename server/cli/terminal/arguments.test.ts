import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

const OPTIONS = { limit: { type: 'string' }, yes: { type: 'boolean' } } as const

test('separates options and positional arguments', () => {
  expect(readArguments(['show', '--limit', '3', '--yes'], OPTIONS)).toMatchObject({
    ok: true,
    values: { limit: '3', yes: true },
    positionals: ['show'],
  })
})

test.each([
  [['--what'], "Unknown option '--what'."],
  [['--limit'], "Option '--limit <value>' argument missing."],
  [['--yes=no'], "Option '--yes' does not take an argument."],
])('returns one sentence for %j', (args, problem) => {
  expect(readArguments(args, OPTIONS)).toEqual({ ok: false, problem })
})
