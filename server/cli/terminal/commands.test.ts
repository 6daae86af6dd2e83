import { afterEach, expect, test } from 'vitest'
import { createCommandHarness } from '../database/command-harness.fixture.ts'
import { chooseByVerb } from './commands.ts'

const stage = createCommandHarness()
afterEach(() => stage.remove())

const command = chooseByVerb('HELP\n', {
  go: async (args, io) => {
    await io.out(args.join('+'))
    return 0
  },
})

test('the first word chooses, the rest is handed on', async () => {
  expect(await stage.run(command, 'go', 'a', '--b')).toEqual({ status: 0, out: 'a+--b', err: '' })
})

test.each([['--help'], ['-h'], ['go', '--help']])('%s shows the help', async (...args) => {
  expect(await stage.run(command, ...args)).toEqual({ status: 0, out: 'HELP\n', err: '' })
})

test('without a word the help is a complaint', async () => {
  expect(await stage.run(command)).toEqual({ status: 2, out: '', err: 'HELP\n' })
})

test.each(['stop', 'toString'])('the unknown word %s is a complaint', async (verb) => {
  const { status, out, err } = await stage.run(command, verb)
  expect({ status, out }).toEqual({ status: 2, out: '' })
  expect(err).toContain(`'${verb}' is not known: write one of go.`)
})
