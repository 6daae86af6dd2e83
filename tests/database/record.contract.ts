import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import type { Fixture } from './database.fixture.ts'
import type { Submission } from '#domain/submission/fields.ts'
import type { RecordResult } from '#server/db/tables/lead.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { findByIdempotencyKey, findByCaptchaTokenHash } from '#server/db/tables/submissions.ts'
import { countLeads } from '#server/db/tables/lead-queries.ts'
import { outboxStats } from '#server/db/tables/outbox.ts'

/** The row of an answer that must carry one. */
function rowOf(result: RecordResult): Submission {
  if (result.outcome === 'nonce-spent') throw new Error('expected a row')
  return result.submission
}

export function recordContract(fixture: Fixture): void {
  test('returns every field as it was recorded', async () => {
    const submission = sampleSubmission()
    const result = await storeSubmission(fixture.db, submission)
    expect(result).toEqual({ outcome: 'stored', submission: submission.row })
    const found = await findByIdempotencyKey(fixture.another(), submission.idempotencyKey ?? '')
    expect(found).toEqual(submission.row)
  })

  test('returns null for optional fields that were left out', async () => {
    const empty = {
      email: null,
      unit_number: null,
      gate_code: null,
      notes: null,
      vehicle_info: null,
      visitor_info: null,
      traffic_source: null,
      page_metrics: null,
    }
    const submission = sampleSubmission({ row: empty })
    expect(rowOf(await storeSubmission(fixture.db, submission))).toMatchObject(empty)
    expect(
      await findByCaptchaTokenHash(fixture.db, submission.captchaTokenHash ?? ''),
    ).toMatchObject(empty)
  })

  test('treats the same key as a repeat, whatever else is sent', async () => {
    const first = sampleSubmission()
    await storeSubmission(fixture.db, first)
    const again = sampleSubmission({ idempotencyKey: first.idempotencyKey, row: { name: 'Other' } })
    expect(await storeSubmission(fixture.db, again)).toEqual({
      outcome: 'repeated',
      submission: first.row,
    })
    expect(await fixture.db.read((tx) => countLeads(tx, {}))).toBe(1)
    expect((await fixture.db.read((tx) => outboxStats(tx, 'staff'))).queued).toBe(1)
  })

  test('treats the same token without a key as a repeat', async () => {
    const first = sampleSubmission({ idempotencyKey: null })
    await storeSubmission(fixture.db, first)
    const again = sampleSubmission({
      idempotencyKey: null,
      captchaTokenHash: first.captchaTokenHash,
    })
    expect(await storeSubmission(fixture.db, again)).toEqual({
      outcome: 'repeated',
      submission: first.row,
    })
    expect(await fixture.db.read((tx) => countLeads(tx, {}))).toBe(1)
  })

  test('treats the token of a submission with a key as a repeat, without a key too', async () => {
    const first = sampleSubmission()
    await storeSubmission(fixture.db, first)
    const again = sampleSubmission({
      idempotencyKey: null,
      captchaTokenHash: first.captchaTokenHash,
    })
    expect((await storeSubmission(fixture.db, again)).outcome).toBe('repeated')
  })

  test('stores a second submission for another key with the same token', async () => {
    const first = sampleSubmission()
    await storeSubmission(fixture.db, first)
    const second = sampleSubmission({ captchaTokenHash: first.captchaTokenHash })
    expect((await storeSubmission(fixture.db, second)).outcome).toBe('stored')
    expect(await fixture.db.read((tx) => countLeads(tx, {}))).toBe(2)
  })

  test('never treats submissions without key and token as repeats', async () => {
    for (let count = 0; count < 2; count++) {
      const bare = sampleSubmission({ idempotencyKey: null, captchaTokenHash: null })
      expect((await storeSubmission(fixture.db, bare)).outcome).toBe('stored')
    }
  })

  test('stores nothing for a spent proof', async () => {
    const nonce = { value: 'proof-1', expiresAt: 2_000_000_000_000 }
    await storeSubmission(fixture.db, sampleSubmission({ nonce }))
    const second = sampleSubmission({ nonce })
    expect(await storeSubmission(fixture.db, second)).toEqual({ outcome: 'nonce-spent' })
    expect(await findByIdempotencyKey(fixture.db, second.idempotencyKey ?? '')).toBeNull()
    expect(await fixture.db.read((tx) => countLeads(tx, {}))).toBe(1)
    expect((await fixture.db.read((tx) => outboxStats(tx, 'staff'))).queued).toBe(1)
  })

  test('recognizes a repeat although its proof is spent', async () => {
    const submission = sampleSubmission({ nonce: { value: 'proof-2', expiresAt: 2e12 } })
    await storeSubmission(fixture.db, submission)
    expect((await storeSubmission(fixture.db, submission)).outcome).toBe('repeated')
  })

  test('does not spend the proof of a repeat', async () => {
    const first = sampleSubmission()
    const nonce = { value: 'proof-3', expiresAt: 2e12 }
    await storeSubmission(fixture.db, first)
    await storeSubmission(
      fixture.db,
      sampleSubmission({ idempotencyKey: first.idempotencyKey, nonce }),
    )
    expect((await storeSubmission(fixture.db, sampleSubmission({ nonce }))).outcome).toBe('stored')
  })

  test('rejects an id that exists already', async () => {
    const first = sampleSubmission()
    await storeSubmission(fixture.db, first)
    const clash = sampleSubmission({ row: { id: first.row.id } })
    await expect(storeSubmission(fixture.db, clash)).rejects.toThrow()
    expect(await fixture.db.read((tx) => countLeads(tx, {}))).toBe(1)
  })

  test('removes characters that a database cannot store, and returns the text as stored', async () => {
    const submission = sampleSubmission({
      row: { name: 'A\0B', notes: 'half \ud83d pair', service: 'Fix \0 it' },
    })
    const info = { ...submission.row.traffic_source, campaign: 'x\0\udc00y' }
    const row = { ...submission.row, traffic_source: info as Submission['traffic_source'] }
    const stored = rowOf(await storeSubmission(fixture.db, { ...submission, row }))
    expect(stored.name).toBe('AB')
    expect(stored.notes).toBe('half \ufffd pair')
    expect(stored.traffic_source?.campaign).toBe('x\ufffdy')
    expect(await findByIdempotencyKey(fixture.db, submission.idempotencyKey ?? '')).toEqual(stored)
  })

  test('answers a repeat like the first submission, whatever its text', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(text, text, fc.double(), async (one, other, number) => {
        const sample = sampleSubmission({ row: { name: one, address: other, notes: one + other } })
        const metrics = { [other]: [one, { [one]: number }] } as unknown
        const row = {
          ...sample.row,
          page_metrics: metrics as NonNullable<Submission['page_metrics']>,
        }
        const submission = { ...sample, row }
        const first = await storeSubmission(fixture.db, submission)
        const again = await storeSubmission(fixture.db, submission)
        expect(first.outcome).toBe('stored')
        expect(again).toEqual({ ...first, outcome: 'repeated' })
      }),
      { numRuns: 25 },
    )
  })
}
