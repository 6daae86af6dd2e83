import { expect, test, vi } from 'vitest'
import { solveCaptcha } from '#tests/support/captcha-solver.ts'
import { createAltcha } from './altcha.ts'
import { createCaptcha } from './captcha.ts'
import type { CaptchaResult, VerifyCaptcha } from './captcha-result.ts'

// A proof of work is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const altcha = createAltcha({
  readSecret: async () => 'c'.repeat(64),
  clock: Date.now,
})
const ours = { state: 'verified', provider: 'altcha' }
const googles: CaptchaResult = {
  state: 'verified',
  provider: 'recaptcha',
  nonce: null,
  reason: null,
}

function captcha(
  provider: string | null,
  recaptcha: VerifyCaptcha | null = vi.fn<VerifyCaptcha>(async () => googles),
) {
  return createCaptcha({ altcha: altcha.verify, recaptcha, readProvider: async () => provider })
}

test('accepts a token of either provider, regardless of the one in the form', async () => {
  const token = await solveCaptcha(await altcha.challenge())
  expect(await captcha('recaptcha')(token)).toMatchObject(ours)
  expect(await captcha('altcha')(token)).toMatchObject(ours)
  expect(await captcha('recaptcha')('03Agoogle')).toEqual(googles)
  expect(await captcha('altcha')('03Agoogle')).toEqual(googles)
})

test('reports a missing token', async () => {
  expect(await captcha('altcha')('')).toMatchObject({ state: 'refused', reason: 'missing' })
  expect(await captcha('recaptcha')('  ')).toMatchObject({ state: 'refused', reason: 'missing' })
})

test.each(['recaptcha', null])(
  'leaves the submission unverified without a secret for the provider %s',
  async (provider) => {
    const verdict = await captcha(provider, null)('03Agoogle')
    expect(verdict).toMatchObject({ state: 'unverified', reason: 'not-configured' })
  },
)

test("refuses Google's tokens without a secret on a site with the self-hosted captcha", async () => {
  expect(await captcha('altcha', null)('03Agoogle')).toMatchObject({ state: 'refused' })
})
