import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleSubmission } from '../sample-submission.fixture.ts'
import type { Fixture } from './database.fixture.ts'
import type { Submission } from '#domain/submission/fields.ts'
import type { RecordResult } from '../lead.ts'

/** The row of an answer that must carry one. */
function rowOf(result: RecordResult): Submission {
  if (result.outcome === 'nonce-spent') throw new Error('expected a row')
  return result.submission
}

export function recordContract(fixture: Fixture): void {
  test('every field comes back as it was recorded', async () => {
    const submission = sampleSubmission()
    const result = await fixture.store.record(submission)
    expect(result).toEqual({ outcome: 'stored', submission: submission.row })
    const found = await fixture.another().findByIdempotencyKey(submission.idempotencyKey ?? '')
    expect(found).toEqual(submission.row)
  })

  test('optional fields that were left out are null', async () => {
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
    expect(rowOf(await fixture.store.record(submission))).toMatchObject(empty)
    expect(await fixture.store.findByTokenHash(submission.tokenHash ?? '')).toMatchObject(empty)
  })

  test('the same key is the same request, whatever else it carries', async () => {
    const first = sampleSubmission()
    await fixture.store.record(first)
    const again = sampleSubmission({ idempotencyKey: first.idempotencyKey, row: { name: 'Other' } })
    expect(await fixture.store.record(again)).toEqual({
      outcome: 'repeated',
      submission: first.row,
    })
    expect(await fixture.store.countLeads({})).toBe(1)
    expect((await fixture.store.outboxStats()).queued).toBe(1)
  })

  test('without a key the same token is the same request', async () => {
    const first = sampleSubmission({ idempotencyKey: null })
    await fixture.store.record(first)
    const again = sampleSubmission({ idempotencyKey: null, tokenHash: first.tokenHash })
    expect(await fixture.store.record(again)).toEqual({
      outcome: 'repeated',
      submission: first.row,
    })
    expect(await fixture.store.countLeads({})).toBe(1)
  })

  test('without a key the token of a request that had one is a repeat too', async () => {
    const first = sampleSubmission()
    await fixture.store.record(first)
    const again = sampleSubmission({ idempotencyKey: null, tokenHash: first.tokenHash })
    expect((await fixture.store.record(again)).outcome).toBe('repeated')
  })

  test('another key is another request, even with the same token', async () => {
    const first = sampleSubmission()
    await fixture.store.record(first)
    const second = sampleSubmission({ tokenHash: first.tokenHash })
    expect((await fixture.store.record(second)).outcome).toBe('stored')
    expect(await fixture.store.countLeads({})).toBe(2)
  })

  test('requests without key and token are never taken for each other', async () => {
    for (let count = 0; count < 2; count++) {
      const bare = sampleSubmission({ idempotencyKey: null, tokenHash: null })
      expect((await fixture.store.record(bare)).outcome).toBe('stored')
    }
  })

  test('a spent proof stores nothing at all', async () => {
    const nonce = { value: 'proof-1', expiresAt: 2_000_000_000_000 }
    await fixture.store.record(sampleSubmission({ nonce }))
    const second = sampleSubmission({ nonce })
    expect(await fixture.store.record(second)).toEqual({ outcome: 'nonce-spent' })
    expect(await fixture.store.findByIdempotencyKey(second.idempotencyKey ?? '')).toBeNull()
    expect(await fixture.store.countLeads({})).toBe(1)
    expect((await fixture.store.outboxStats()).queued).toBe(1)
  })

  test('a repeat is a repeat although its proof is spent', async () => {
    const submission = sampleSubmission({ nonce: { value: 'proof-2', expiresAt: 2e12 } })
    await fixture.store.record(submission)
    expect((await fixture.store.record(submission)).outcome).toBe('repeated')
  })

  test('a repeat leaves its own fresh proof unspent', async () => {
    const first = sampleSubmission()
    const nonce = { value: 'proof-3', expiresAt: 2e12 }
    await fixture.store.record(first)
    await fixture.store.record(sampleSubmission({ idempotencyKey: first.idempotencyKey, nonce }))
    expect((await fixture.store.record(sampleSubmission({ nonce }))).outcome).toBe('stored')
  })

  test('an id that is taken is an error, not a silent success', async () => {
    const first = sampleSubmission()
    await fixture.store.record(first)
    const clash = sampleSubmission({ row: { id: first.row.id } })
    await expect(fixture.store.record(clash)).rejects.toThrow()
    expect(await fixture.store.countLeads({})).toBe(1)
  })

  test('text that a database cannot hold is stored without it, and answered as stored', async () => {
    const submission = sampleSubmission({
      row: { name: 'A\0B', notes: 'half \ud83d pair', service: 'Fix \0 it' },
    })
    const info = { ...submission.row.traffic_source, campaign: 'x\0\udc00y' }
    const row = { ...submission.row, traffic_source: info as Submission['traffic_source'] }
    const stored = rowOf(await fixture.store.record({ ...submission, row }))
    expect(stored.name).toBe('AB')
    expect(stored.notes).toBe('half \ufffd pair')
    expect(stored.traffic_source?.campaign).toBe('x\ufffdy')
    expect(await fixture.store.findByIdempotencyKey(submission.idempotencyKey ?? '')).toEqual(
      stored,
    )
  })

  test('whatever text is sent, the answer to a repeat is the answer to the first', async () => {
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
        const first = await fixture.store.record(submission)
        const again = await fixture.store.record(submission)
        expect(first.outcome).toBe('stored')
        expect(again).toEqual({ ...first, outcome: 'repeated' })
      }),
      { numRuns: 25 },
    )
  })
}
