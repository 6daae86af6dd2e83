import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeGoogle, startFakeGoogle } from '#tests/support/fake-google.ts'
import { createRecaptcha } from './recaptcha.ts'
import type { VerifyCaptcha } from './captcha-result.ts'

let google: FakeGoogle
const onTrouble = vi.fn<(trouble: string) => void>()

beforeAll(async () => {
  google = await startFakeGoogle()
})
afterAll(() => google.stop())
beforeEach(() => {
  google.mood = 'well'
  onTrouble.mockClear()
})

function verifier(changes: Partial<Parameters<typeof createRecaptcha>[0]> = {}): VerifyCaptcha {
  return createRecaptcha({
    fetch,
    verifyUrl: google.verifyUrl,
    secret: google.secret,
    hostname: 'keys.example',
    onTrouble,
    ...changes,
  })
}

const slow: typeof fetch = async () => {
  throw new DOMException('The operation timed out', 'TimeoutError')
}
const broken: typeof fetch = async () => {
  throw new RangeError('bug')
}

describe('reCAPTCHA on the server', () => {
  test('a proof made on this site is verified', async () => {
    const verdict = await verifier()(google.issueToken('keys.example'))
    expect(verdict).toEqual({ state: 'verified', provider: 'recaptcha', nonce: null, reason: null })
    expect((await verifier()(google.issueToken('www.keys.example'))).state).toBe('verified')
  })

  test('a proof made on another site is refused', async () => {
    const verdict = await verifier()(google.issueToken('other.example'))
    expect(verdict).toMatchObject({ state: 'refused', reason: 'other-site' })
  })

  test('a proof is taken once', async () => {
    const token = google.issueToken('keys.example')
    await verifier()(token)
    expect(await verifier()(token)).toMatchObject({ state: 'refused', reason: 'spent' })
  })

  test('an invented proof is refused', async () => {
    expect(await verifier()('03Ainvented')).toMatchObject({ state: 'refused', reason: 'wrong' })
  })

  test.each(['hanging-up', 'failing', 'talking-nonsense'] as const)(
    'Google %s leaves the request unverified and is reported',
    async (mood) => {
      google.mood = mood
      const verdict = await verifier()(google.issueToken('keys.example'))
      expect(verdict).toMatchObject({ state: 'unverified', reason: 'unreachable' })
      expect(onTrouble).toHaveBeenCalledOnce()
    },
  )

  test('a Google that says nothing is given up on', async () => {
    const verdict = await verifier({ fetch: slow })('03Aany')
    expect(verdict).toMatchObject({ state: 'unverified', reason: 'unreachable' })
  })

  test('the call carries a time limit', async () => {
    const spy = vi.fn<typeof fetch>(async () => Response.json({ success: false }))
    await verifier({ fetch: spy })('03Aany')
    expect(spy.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal)
  })

  test("a wrong secret is the owner's trouble, not the visitor's", async () => {
    const verdict = await verifier({ secret: 'mistyped' })(google.issueToken('keys.example'))
    expect(verdict).toMatchObject({ state: 'unverified', reason: 'not-configured' })
    expect(onTrouble).toHaveBeenCalledWith('reCAPTCHA refuses RECAPTCHA_SECRET_KEY')
  })

  test('a bug is not taken for an outage', async () => {
    await expect(verifier({ fetch: broken })('03Aany')).rejects.toThrow('bug')
  })
})
