import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { MINUTE, NOW, recordSubmission, sampleNotice } from '../support/alarm-samples.ts'
import type { Fixture } from './database.fixture.ts'
import type { RecordOptions, RecordResult } from '#server/db/tables/lead.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { countLeads } from '#server/db/tables/lead-queries.ts'
import { outboxStats } from '#server/db/tables/outbox.ts'
import { getSetting } from '#server/db/setting-queries.ts'
import { addStaffMember, removeStaffMember } from '#server/db/tables/staff-members.ts'
import { advanceAlarms } from '#server/alarm/escalation/advance-alarms.ts'

/** Counts each outcome. */
function countOutcomes(results: readonly RecordResult[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { outcome } of results) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

const fiftyTimes = (make: (index: number) => RecordOptions): RecordOptions[] =>
  Array.from({ length: 50 }, (_, index) => make(index))

export function raceContract(fixture: Fixture): void {
  /** Records all at once, by two processes in turn. */
  const recordAll = (submissions: readonly RecordOptions[]): Promise<RecordResult[]> => {
    const stores = [fixture.another(), fixture.another()] as const
    return Promise.all(
      submissions.map((one, index) => storeSubmission(stores[index % 2 ? 1 : 0], one)),
    )
  }

  test('stores one row and one mail for fifty concurrent submissions with one key', async () => {
    const results = await recordAll(
      fiftyTimes(() => sampleSubmission({ idempotencyKey: 'one-key' })),
    )
    expect(countOutcomes(results)).toEqual({ stored: 1, repeated: 49 })
    const ids = results.map((result) => 'submission' in result && result.submission.id)
    expect(new Set(ids).size).toBe(1)
    expect(await fixture.db.read((tx) => countLeads(tx, {}))).toBe(1)
    expect((await fixture.db.read((tx) => outboxStats(tx, 'staff'))).queued).toBe(1)
  })

  test('stores one row for fifty concurrent submissions with one token and no key', async () => {
    const bare = { idempotencyKey: null, captchaTokenHash: 'one-token' }
    const results = await recordAll(fiftyTimes(() => sampleSubmission(bare)))
    expect(countOutcomes(results)).toEqual({ stored: 1, repeated: 49 })
    expect(await fixture.db.read((tx) => countLeads(tx, {}))).toBe(1)
  })

  test('stores at most one row each for one token with and without a key', async () => {
    const results = await recordAll(
      fiftyTimes((index) =>
        sampleSubmission({
          captchaTokenHash: 'shared',
          idempotencyKey: index % 3 ? null : 'the-key',
        }),
      ),
    )
    const rows = await fixture.db.read((tx) => countLeads(tx, {}))
    expect(countOutcomes(results)['stored']).toBe(rows)
    expect(rows).toBeLessThanOrEqual(2)
    expect(countOutcomes(results)['nonce-spent']).toBeUndefined()
  })

  test('stores one of fifty concurrent submissions with one captcha token, and nothing of the others', async () => {
    const nonce = { value: 'one-proof', expiresAt: 2e12 }
    const results = await recordAll(fiftyTimes(() => sampleSubmission({ nonce })))
    expect(countOutcomes(results)).toEqual({ stored: 1, 'nonce-spent': 49 })
    expect(await fixture.db.read((tx) => countLeads(tx, {}))).toBe(1)
    expect((await fixture.db.read((tx) => outboxStats(tx, 'staff'))).queued).toBe(1)
  })

  test('treats fifty concurrent submissions with one key and its own captcha token as repeats', async () => {
    const same = { idempotencyKey: 'key', nonce: { value: 'its-proof', expiresAt: 2e12 } }
    const results = await recordAll(fiftyTimes(() => sampleSubmission(same)))
    expect(countOutcomes(results)).toEqual({ stored: 1, repeated: 49 })
  })

  test('spends one of several captcha tokens sent with one key', async () => {
    const nonces = fiftyTimes((index) =>
      sampleSubmission({
        idempotencyKey: 'key',
        nonce: { value: `proof-${index}`, expiresAt: 2e12 },
      }),
    )
    expect(countOutcomes(await recordAll(nonces))).toEqual({ stored: 1, repeated: 49 })
    const others = nonces.map(({ nonce }) => sampleSubmission({ nonce }))
    expect(countOutcomes(await recordAll(others))).toEqual({ stored: 49, 'nonce-spent': 1 })
  })

  test('spends one of several captcha tokens sent without a key', async () => {
    const same = {
      idempotencyKey: null,
      captchaTokenHash: 'its-token',
      nonce: { value: 'its-proof', expiresAt: 2e12 },
    }
    const results = await recordAll(fiftyTimes(() => sampleSubmission(same)))
    expect(countOutcomes(results)).toEqual({ stored: 1, repeated: 49 })
  })

  test('rolls back a failing submission without its neighbors', async () => {
    const taken = sampleSubmission()
    await storeSubmission(fixture.db, taken)
    const results = await Promise.allSettled(
      fiftyTimes((index) =>
        index === 25 ? sampleSubmission({ row: { id: taken.row.id } }) : sampleSubmission(),
      ).map((submission) => storeSubmission(fixture.db, submission)),
    )
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(await fixture.db.read((tx) => countLeads(tx, {}))).toBe(50)
    expect((await fixture.db.read((tx) => outboxStats(tx, 'staff'))).queued).toBe(50)
  })

  test('creates one schema and one secret in concurrent migrations', async () => {
    const stores = Array.from({ length: 4 }, () => fixture.another())
    await Promise.all(stores.map((db) => db.migrate()))
    const secrets = await Promise.all(
      stores.map((db) => db.read((tx) => getSetting(tx, 'altcha_hmac_secret'))),
    )
    expect(new Set(secrets).size).toBe(1)
  })

  test('does not stop an alarm when staff members are removed meanwhile', async () => {
    const [one, two] = [fixture.another(), fixture.another()]
    const address = '{"kind":"webhook"}'
    for (let round = 0; round < 10; round++) {
      const ids = Array.from({ length: 8 }, () => randomUUID())
      for (const id of ids) {
        const channel = { id: randomUUID(), kind: 'webhook', address, addressKey: id } as const
        const person = { id, name: 'Maria', language: 'en', now: NOW } as const
        await fixture.db.write((tx) => addStaffMember(tx, { ...person, channels: [channel] }))
      }
      await recordSubmission(fixture.db)
      const ringing = advanceAlarms(one, {
        now: NOW,
        limit: 50,
        decide: (_alarm, staff) => ({
          plan: '0s mail all',
          round: 1,
          step: 1,
          nextAt: NOW + MINUTE,
          isExpired: false,
          notices: staff.flatMap(({ id: staffMemberId, channels }) =>
            channels.map(({ id: channelId }) => sampleNotice({ staffMemberId, channelId })),
          ),
        }),
      })
      await Promise.all([
        ringing,
        ...ids.map((id) => two.write((tx) => removeStaffMember(tx, id, NOW))),
      ])
      expect(await ringing).toHaveLength(1)
    }
  })
}
