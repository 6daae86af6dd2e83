import { afterEach, describe, expect, test } from 'vitest'
import { createCommandHarness } from '../database/command-harness.fixture.ts'
import { chooseByVerb, createCommand } from './commands.ts'

const harness = createCommandHarness()
afterEach(() => harness.remove())

const command = chooseByVerb('HELP\n', {
  go: async (args, io) => {
    await io.out(args.join('+'))
    return 0
  },
})

test('chooses by the first word and passes the rest', async () => {
  expect(await harness.run(command, 'go', 'a', '--b')).toEqual({ status: 0, out: 'a+--b', err: '' })
})

test.each([['--help'], ['-h'], ['go', '--help']])('shows the help for %s', async (...args) => {
  expect(await harness.run(command, ...args)).toEqual({ status: 0, out: 'HELP\n', err: '' })
})

test('reports a missing verb as a usage error with the help', async () => {
  expect(await harness.run(command)).toEqual({ status: 2, out: '', err: 'HELP\n' })
})

test.each(['stop', 'toString'])('reports the unknown verb %s as a usage error', async (verb) => {
  const { status, out, err } = await harness.run(command, verb)
  expect({ status, out }).toEqual({ status: 2, out: '' })
  expect(err).toContain(`'${verb}' is not known: write one of go.`)
})

describe('a command with options', () => {
  const show = createCommand(
    {
      options: { limit: { type: 'string' }, yes: { type: 'boolean' } },
      positionals: [1, 1, 'show takes one ID.'],
    },
    async (input, io) => {
      await io.out(JSON.stringify(input))
      return 0
    },
  )

  test('separates options and words', async () => {
    const { out } = await harness.run(show, 'ID', '--limit', '3', '--yes')
    expect(JSON.parse(out)).toEqual({ positionals: ['ID'], limit: '3', yes: true })
  })

  test.each([
    [['ID', '--what'], "Unknown option '--what'."],
    [['ID', '--limit'], "Option '--limit <value>' argument missing."],
    [['ID', '--yes=no'], "Option '--yes' does not take an argument."],
    [[], 'show takes one ID.'],
    [['ID', 'ID'], 'show takes one ID.'],
  ])('reports %j in one sentence', async (args, problem) => {
    const { status, err } = await harness.run(show, ...args)
    expect(status).toBe(2)
    expect(err).toContain(`${problem}\nRun it with --help`)
  })
})
