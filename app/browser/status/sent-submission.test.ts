import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toSubmissionInput } from '#domain/submission/to-input.ts'
import { SAMPLE_DRAFT } from '#domain/submission/sample-draft.fixture.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { saveSentSubmission, readSentSubmission, sentSubmissionOf } from './sent-submission.ts'

const values = new Map<string, string>()
beforeEach(() => {
  values.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const submission = toSubmissionInput(
  { ...SAMPLE_DRAFT, unit_number: '4B', gate_code: '#1207', notes: 'Blue door' },
  { captchaToken: 'proof', sourceUrl: '/' },
)
const SENT = {
  key: 'a-key',
  storedAt: '2031-03-04T08:12:00.000Z',
  isLockedIn: false,
  isLockout: true,
  isCar: false,
  isPlanned: false,
}
const sent = {
  phone: '(201) 555-0123',
  service: A_SERVICE,
  address: '7601 Bergenline Ave, North Bergen, NJ Unit 4B',
  timeframe: 'ASAP',
  advice: 'lockout',
  storedAt: '2031-03-04T08:12:00.000Z',
  key: 'a-key',
}

describe('sent submission', () => {
  test('the thank-you page reads back what was sent', () => {
    saveSentSubmission(sentSubmissionOf(submission, SENT))
    expect(readSentSubmission()).toEqual(sent)
  })

  test('advises by urgency first: who planned ahead waits nowhere', () => {
    const advice = (isLockout: boolean, isPlanned: boolean, isCar = false) =>
      sentSubmissionOf(submission, { ...SENT, isLockout, isCar, isPlanned }).advice
    expect([advice(true, false, true), advice(false, false, true)]).toEqual(['car', 'car'])
    expect(advice(true, true, true)).toBe('planned')
    expect([advice(true, false), advice(false, false)]).toEqual(['lockout', 'urgent'])
    expect([advice(true, true), advice(false, true)]).toEqual(['planned', 'planned'])
  })

  test('advises about who is locked in before anything else', () => {
    const all = { isLockedIn: true, isLockout: true, isCar: true, isPlanned: true }
    expect(sentSubmissionOf(submission, { ...SENT, ...all }).advice).toBe('inside')
  })

  test('omits gate code, notes and name', () => {
    saveSentSubmission(sentSubmissionOf(submission, SENT))
    expect([...values.values()].join()).not.toMatch(/1207|Blue door|Maria/)
  })

  test.each(['', 'null', '7', '[]', '{}', 'not json', JSON.stringify({ ...sent, phone: 7 })])(
    'rejects malformed data: %j',
    (value) => {
      saveSentSubmission(sentSubmissionOf(submission, SENT))
      for (const name of values.keys()) values.set(name, value)
      expect(readSentSubmission()).toBeNull()
    },
  )

  test('tolerates disabled storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(() => saveSentSubmission(sentSubmissionOf(submission, SENT))).not.toThrow()
    expect(readSentSubmission()).toBeNull()
  })
})
