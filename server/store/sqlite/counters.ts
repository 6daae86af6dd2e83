import type { DatabaseSync } from 'node:sqlite'
import { statement } from './connection.ts'

/** The SQL of the table `captcha_nonces`. */
export function createNonces(database: DatabaseSync) {
  const insert = statement(
    database,
    'INSERT INTO captcha_nonces (value, expires_at) VALUES (:value, :expiresAt) ON CONFLICT DO NOTHING',
  )
  const prune = statement(database, 'DELETE FROM captcha_nonces WHERE expires_at <= ?')
  return {
    /** False when it was spent before. */
    spend: (nonce: { value: string; expiresAt: number }): boolean =>
      insert().run(nonce).changes > 0,
    prune(now: number): void {
      prune().run(now)
    },
  }
}

/** The SQL of the table `rate_hits`. */
export function createRateHits(database: DatabaseSync) {
  const add = statement(
    database,
    `INSERT INTO rate_hits (key, window_start, count, expires_at)
     VALUES (:key, :start, 1, :end)
     ON CONFLICT (key, window_start) DO UPDATE SET count = count + 1
     RETURNING count`,
  )
  const prune = statement(database, 'DELETE FROM rate_hits WHERE expires_at <= ?')
  return {
    add: (hit: { key: string; start: number; end: number }): number =>
      Number(add().get(hit)?.['count']),
    prune(now: number): void {
      prune().run(now)
    },
  }
}
