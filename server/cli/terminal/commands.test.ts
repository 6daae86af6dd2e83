import { afterEach, expect, test } from 'vitest'
import { createCommandHarness } from '../database/command-harness.fixture.ts'
import { chooseByVerb } from './commands.ts'

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
