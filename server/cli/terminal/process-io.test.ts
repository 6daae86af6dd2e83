import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { useCommandHarness } from '../database/command-harness.fixture.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { countLeads } from '#server/db/tables/lead-queries.ts'

const harness = useCommandHarness()

/** Starts the command as npm does, without input. */
function start(name: string, ...args: string[]) {
  return spawn(process.execPath, [join(import.meta.dirname, '..', `${name}.ts`), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: harness.dataDir, INIT_CWD: harness.folder },
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
  'runs npm run %s with a help',
  async (name) => {
    const { status, out, err } = await run(name, '--help')
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toContain(`npm run ${name}`)
  },
  20_000,
)

test('exits with 2 for a usage error and with 1 for a failure', async () => {
  expect((await run('leads', 'list', '--what')).status).toBe(2)
  expect((await run('leads', 'list')).status).toBe(1)
}, 20_000)

test('deletes nothing in a purge without a terminal and without --yes', async () => {
  await harness.withDb((db) => storeSubmission(db, sampleSubmission({ now: 0 })))
  const { status, err } = await run('leads', 'purge', '--older-than', '1d')
  expect(status).toBe(1)
  expect(err).toContain('add --yes')
  expect(await harness.withDb((db) => db.read((tx) => countLeads(tx, {})))).toBe(1)
}, 20_000)

test('resolves files from the folder in which the command was typed', async () => {
  await harness.withDb((db) => storeSubmission(db, sampleSubmission()))
  expect((await run('backup', 'one.db')).out).toContain(join(harness.folder, 'one.db'))
}, 20_000)

test('accepts a reader that closes the pipe early, such as head', async () => {
  const notes = 'x'.repeat(9000)
  await harness.withDb((db) =>
    Promise.all(
      Array.from({ length: 60 }, () => storeSubmission(db, sampleSubmission({ row: { notes } }))),
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
