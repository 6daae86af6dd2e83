import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { solveCaptcha } from '#tests/support/captcha-solver.ts'
import { CHALLENGE_LIFE_MS } from '#domain/submission/captcha-challenge.ts'
import { altchaChallenge, MAX_COUNTER, PBKDF2_ROUNDS, verifyAltcha } from './altcha.ts'
import { decodeAltchaToken } from './altcha-token.ts'

// A proof of work is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

function setUp(secret = 'a'.repeat(64), randomBelow?: (end: number) => number) {
  const state = { now: Date.now() }
  const signer = { readSecret: async () => secret, clock: () => state.now }
  const altcha = {
    challenge: () => altchaChallenge(signer, randomBelow),
    verify: (token: string) => verifyAltcha(signer, token),
  }
  return { altcha, state }
}

const unpack = (token: string): Record<string, Record<string, Record<string, unknown>>> =>
  JSON.parse(Buffer.from(token, 'base64').toString()) as never
const pack = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64')

test('verifies a solved challenge and returns its nonce', async () => {
  const { altcha, state } = setUp()
  const challenge = await altcha.challenge()
  const verdict = await altcha.verify(await solveCaptcha(challenge))
  expect(verdict).toMatchObject({ state: 'verified', provider: 'altcha' })
  expect(verdict.nonce?.value).toBe(challenge.parameters.nonce)
  expect(verdict.nonce?.expiresAt).toBeGreaterThan(state.now + CHALLENGE_LIFE_MS - 2000)
})

test.each([
  ['the very first guess', () => 0, 0],
  ['the very last', (end: number) => end - 1, MAX_COUNTER - 1],
])(
  'the answer may be %s: none can be skipped, none comes after',
  async (_which, random, answer) => {
    const { altcha } = setUp(undefined, random)
    const token = unpack(await solveCaptcha(await altcha.challenge()))
    expect(token['solution']).toMatchObject({ counter: answer })
  },
)

test('costs a solver 1.5 million rounds on average, and the server a few', async () => {
  expect((PBKDF2_ROUNDS * MAX_COUNTER) / 2).toBe(1_500_000)
  const { parameters } = await setUp().altcha.challenge()
  expect(parameters.cost).toBe(PBKDF2_ROUNDS)
  expect(PBKDF2_ROUNDS).toBeLessThan(3000)
})

test('accepts plain JSON as well as base64', async () => {
  const { altcha } = setUp()
  const token = await solveCaptcha(await altcha.challenge())
  const verdict = await altcha.verify(Buffer.from(token, 'base64').toString())
  expect(verdict.state).toBe('verified')
})

test('expires a challenge after twenty minutes', async () => {
  const { altcha, state } = setUp()
  const token = await solveCaptcha(await altcha.challenge())
  state.now += CHALLENGE_LIFE_MS - 2000
  expect((await altcha.verify(token)).state).toBe('verified')
  state.now += 3000
  expect(await altcha.verify(token)).toMatchObject({ state: 'refused', reason: 'expired' })
})

test.each([
  ['a later end', 'challenge', 'expiresAt', 4_000_000_000],
  ['a cheaper cost', 'challenge', 'cost', 1],
  ['another nonce', 'challenge', 'nonce', '00'.repeat(16)],
  ['another algorithm', 'challenge', 'algorithm', 'SHA-256'],
])('refuses a token with %s', async (_what, part, name, value) => {
  const { altcha } = setUp()
  const payload = unpack(await solveCaptcha(await altcha.challenge()))
  const parameters = payload[part]?.['parameters'] ?? {}
  parameters[name] = value
  expect(await altcha.verify(pack(payload))).toMatchObject({ state: 'refused', reason: 'wrong' })
})

test('refuses a guessed solution', async () => {
  const { altcha } = setUp()
  const challenge = await altcha.challenge()
  const solution = { counter: 150, derivedKey: challenge.parameters.keyPrefix.padEnd(64, '0') }
  expect((await altcha.verify(pack({ challenge, solution }))).state).toBe('refused')
})

test('refuses a challenge of another site', async () => {
  const stranger = setUp('b'.repeat(64))
  const token = await solveCaptcha(await stranger.altcha.challenge())
  expect((await setUp().altcha.verify(token)).state).toBe('refused')
})

test('neither throws for nor accepts any other text', async () => {
  const { altcha } = setUp()
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json(), fc.base64String()), async (token) => {
      expect((await altcha.verify(token)).state).toBe('refused')
    }),
  )
})

test("does not read Google's tokens as its own", () => {
  expect(decodeAltchaToken('03AFcWeA5dY-abc_DEF')).toBeNull()
  expect(decodeAltchaToken('')).toBeNull()
  expect(decodeAltchaToken('{"challenge":{}}')).toBeNull()
})
