import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tracingProblem } from './power/traced-server.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { skipUnless } from '#tests/support/skip-unless.ts'

/** Observes which writes of the embedded database wait for the disk, by the flushes of its log. */
const LIMIT_MS = MINUTE_MS
const root = (file: string): string => import.meta.resolve(`#${file}`)
const noTrace = tracingProblem()

/** Runs one operation after another and prints its name. */
const PROGRAM = `
  import { writeSync } from 'node:fs'
  await import('${root('tests/support/put-facts-in-force.ts')}')
  const { openSqlite } = await import('${root('server/db/sqlite.ts')}')
  const { storeSubmission } = await import('${root('server/leads/record.ts')}')
  const { countHit } = await import('${root('server/db/tables/counters.ts')}')
  const { claimOutbox, markDead, markSent, outboxQueue, requeueMail } =
    await import('${root('server/db/tables/outbox.ts')}')
  const { setSetting } = await import('${root('server/db/setting-queries.ts')}')
  const { purgeLeads } = await import('${root('server/maintenance/purge.ts')}')
  const { sampleSubmission } = await import('${root('server/db/sample-submission.fixture.ts')}')
  const store = openSqlite({ file: process.argv[1] })
  await store.migrate()
  const one = sampleSubmission()
  const { now, mail: { id } } = one
  const failure = { attempt: 1, dueAt: now, error: 'down' }
  const window = { now, windowMs: 1000 }
  for (const [name, work] of Object.entries({
    record: () => storeSubmission(store, one),
    count: () => store.single((tx) => countHit(tx, 'key', window)),
    claim: () => store.writeRelaxed((tx) => claimOutbox(tx, 'staff', { now, leaseMs: 1000, limit: 1 })),
    retry: () => store.single((tx) => outboxQueue.retry(tx, id, failure)),
    bury: () => store.single((tx) => markDead(tx, id, 'refused')),
    resend: () => store.write((tx) => requeueMail(tx, one.row.id, now)),
    sent: () => store.writeRelaxed((tx) => markSent(tx, id, now)),
    setting: () => store.write((tx) => setSetting(tx, 'captcha_provider', 'recaptcha')),
    purge: () => purgeLeads(store, now + 1),
  })) {
    writeSync(1, 'begin ' + name + ';')
    await work()
  }
  writeSync(1, 'begin end;')
  await store.close()
`

describe(
  'the embedded database waits for the disk',
  skipUnless(noTrace === null, `${noTrace}`),
  () => {
    let folder: string
    const flushes = new Map<string, number>()

    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'palisade-flush-'))
      const log = join(folder, 'trace.log')
      const trace = ['-y', '-o', log, '-e', 'signal=none', '-e', 'trace=write,fsync,fdatasync']
      const node = [process.execPath, '--input-type=module', '-e', PROGRAM, join(folder, 'site.db')]
      const { status, stderr } = spawnSync('strace', [...trace, ...node], { encoding: 'utf8' })
      expect([status, stderr]).toEqual([0, ''])
      let doing = 'start'
      for (const line of readFileSync(log, 'utf8').split('\n')) {
        doing = /^write\(1<.*"begin (\w+);"/.exec(line)?.[1] ?? doing
        if (/^f(?:data)?sync\(\d+<.*-wal>\)/.test(line)) {
          flushes.set(doing, (flushes.get(doing) ?? 0) + 1)
        }
      }
    }, LIMIT_MS)
    afterAll(() => rmSync(folder, { recursive: true }))

    test.each(['record', 'resend', 'setting', 'purge'])(
      'after an operation that a visitor or the owner requested: %s',
      (name) => {
        expect(flushes.get(name)).toBeGreaterThan(0)
      },
    )

    test.each(['count', 'claim', 'retry', 'bury', 'sent'])(
      'but not after one that a power cut may undo: %s',
      (name) => {
        expect(flushes.get(name)).toBeUndefined()
      },
    )
  },
)
