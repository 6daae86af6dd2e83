import { expect, test } from 'vitest'
import { judgePostgres, type PostgresFacts } from './durability.ts'

const FACTS: PostgresFacts = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  is_copy: false,
  encrypted: false,
}
const LOCAL = 'postgres://ann@localhost/site'

test.each<[Partial<PostgresFacts>, state: string, words: string]>([
  [{}, 'ok', 'fsync is on'],
  [{ synchronous_commit: 'remote_apply' }, 'ok', 'synchronous_commit is remote_apply'],
  [{ synchronous_commit: 'off' }, 'warning', 'synchronous_commit is off'],
  [{ fsync: 'off' }, 'error', 'fsync is off'],
  [{ full_page_writes: 'off' }, 'error', 'full_page_writes is off'],
  [{ is_copy: true }, 'error', 'read-only copy'],
])('judges %j as %s', (changes, state, words) => {
  expect(judgePostgres({ ...FACTS, ...changes }, LOCAL)).toEqual([
    expect.objectContaining({ state, text: expect.stringContaining(words) as string }),
  ])
})

test('asks for encryption to a remote database', () => {
  const away = 'postgres://ann@db.host.com/site'
  expect(judgePostgres(FACTS, away)).toHaveLength(2)
  expect(judgePostgres(FACTS, away)[1]).toMatchObject({ state: 'warning', subject: 'DATABASE_URL' })
  expect(judgePostgres({ ...FACTS, encrypted: true }, away)).toHaveLength(1)
  // A pooler in between may not expose our session.
  expect(judgePostgres({ ...FACTS, encrypted: null }, away)).toHaveLength(1)
})
