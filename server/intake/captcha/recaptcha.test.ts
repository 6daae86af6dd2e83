import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeGoogle, startFakeGoogle } from '#tests/support/fake-google.ts'
import { verifyRecaptcha } from './recaptcha.ts'

let google: FakeGoogle
const onFailure = vi.fn<(problem: string) => void>()

beforeAll(async () => {
  google = await startFakeGoogle()
})
afterAll(() => google.stop())
beforeEach(() => {
  google.behavior = 'well'
  onFailure.mockClear()
})

const verifier =
  (changes: Partial<Parameters<typeof verifyRecaptcha>[1]> = {}) =>
  (token: string) =>
    verifyRecaptcha(token, {
      fetch,
      verifyUrl: google.verifyUrl,
      secret: google.secret,
      hostname: 'keys.example',
      onFailure,
      ...changes,
    })

const slow: typeof fetch = async () => {
  throw new DOMException('The operation timed out', 'TimeoutError')
}
const broken: typeof fetch = async () => {
  throw new RangeError('bug')
}

describe('verifyRecaptcha', () => {
  test('verifies a token of this site', async () => {
    const verdict = await verifier()(google.issueToken('keys.example'))
    expect(verdict).toEqual({ state: 'verified', provider: 'recaptcha', nonce: null, reason: null })
    expect((await verifier()(google.issueToken('www.keys.example'))).state).toBe('verified')
  })

  test('refuses a token of another site', async () => {
    const verdict = await verifier()(google.issueToken('other.example'))
    expect(verdict).toMatchObject({ state: 'refused', reason: 'other-site' })
  })

  test('accepts a token once', async () => {
    const token = google.issueToken('keys.example')
    await verifier()(token)
    expect(await verifier()(token)).toMatchObject({ state: 'refused', reason: 'spent' })
  })

  test('refuses an invented token', async () => {
    expect(await verifier()('03Ainvented')).toMatchObject({ state: 'refused', reason: 'wrong' })
  })

  test.each(['hanging-up', 'failing', 'talking-nonsense'] as const)(
    'leaves the submission unverified and reports it while Google is %s',
    async (behavior) => {
      google.behavior = behavior
      const verdict = await verifier()(google.issueToken('keys.example'))
      expect(verdict).toMatchObject({ state: 'unverified', reason: 'unreachable' })
      expect(onFailure).toHaveBeenCalledOnce()
    },
  )

  test('stops waiting for Google after the time limit', async () => {
    const verdict = await verifier({ fetch: slow })('03Aany')
    expect(verdict).toMatchObject({ state: 'unverified', reason: 'unreachable' })
  })

  test('passes a time limit to fetch', async () => {
    const spy = vi.fn<typeof fetch>(async () => Response.json({ success: false }))
    await verifier({ fetch: spy })('03Aany')
    expect(spy.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal)
  })

  test('does not refuse a submission because of a wrong secret', async () => {
    const verdict = await verifier({ secret: 'mistyped' })(google.issueToken('keys.example'))
    expect(verdict).toMatchObject({ state: 'unverified', reason: 'not-configured' })
    expect(onFailure).toHaveBeenCalledWith('reCAPTCHA refuses RECAPTCHA_SECRET_KEY')
  })

  test('rethrows a programming error instead of reporting an outage', async () => {
    await expect(verifier({ fetch: broken })('03Aany')).rejects.toThrow('bug')
  })
})
