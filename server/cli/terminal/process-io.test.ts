import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleSubmission } from '#server/store/sample-submission.fixture.ts'
import { createCommandHarness, type CommandHarness } from '../database/command-harness.fixture.ts'

let stage: CommandHarness
beforeEach(() => {
  stage = createCommandHarness()
})
afterEach(() => stage.remove())

/** The command as npm runs it, with nobody at its input. */
function start(name: string, ...args: string[]) {
  return spawn(process.execPath, [join(import.meta.dirname, '..', `${name}.ts`), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: stage.dataDir, INIT_CWD: stage.folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function run(name: string, ...args: string[]) {
  const child = start(name, ...args)
  const ended = once(child, 'exit')
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = (await ended) as [number | null]
  return { status, out, err }
}

test.each(['settings', 'leads', 'doctor', 'backup', 'restore'])(
  'npm run %s is a command with a help',
  async (name) => {
    const { status, out, err } = await run(name, '--help')
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toContain(`npm run ${name}`)
  },
  20_000,
)

test('what was not understood ends with 2, what was not done with 1', async () => {
  expect((await run('leads', 'list', '--what')).status).toBe(2)
  expect((await run('leads', 'list')).status).toBe(1)
}, 20_000)

test('with nobody at a terminal, a purge without --yes deletes nothing', async () => {
  await stage.withStore((store) => store.record(sampleSubmission({ now: 0 })))
  const { status, err } = await run('leads', 'purge', '--older-than', '1d')
  expect(status).toBe(1)
  expect(err).toContain('add --yes')
  expect(await stage.withStore((store) => store.countLeads({}))).toBe(1)
}, 20_000)

test('files are meant from where the command was typed', async () => {
  await stage.withStore((store) => store.record(sampleSubmission()))
  expect((await run('backup', 'one.db')).out).toContain(join(stage.folder, 'one.db'))
}, 20_000)

test('a reader that has seen enough, as head has, is no failure', async () => {
  const notes = 'x'.repeat(9000)
  await stage.withStore((store) =>
    Promise.all(
      Array.from({ length: 60 }, () => store.record(sampleSubmission({ row: { notes } }))),
    ),
  )
  const child = start('leads', 'export', '--format', 'json')
  const complaint = text(child.stderr)
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  child.stdout.destroy()
  expect(await ended).toEqual([0, null])
  expect(await complaint).toBe('')
}, 20_000)
