import { createHmac } from 'node:crypto'
import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { solveCaptcha } from '#tests/support/captcha-solver.ts'
import { createAltcha } from './altcha.ts'
import { type AltchaSecrets, isSolved } from './altcha-check.ts'
import { type AltchaPayload, decodeAltchaToken } from './altcha-token.ts'

/** The library is the reference: what it takes we take, what it refuses we refuse. */
const SECRET = 'c'.repeat(64)
const SECRETS: AltchaSecrets = {
  signature: SECRET,
  key: createHmac('sha256', SECRET).update('derived key').digest('hex'),
}

const byLibrary = async (payload: AltchaPayload, secrets = SECRETS): Promise<boolean> => {
  const { time: _time, ...solution } = payload.solution
  const { verified } = await verifySolution({
    challenge: payload.challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secrets.signature,
    hmacKeySignatureSecret: secrets.key,
  })
  return verified
}

/** A challenge that the library made and solved; it costs next to nothing. */
async function librarysOwn(): Promise<AltchaPayload> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    deriveKey,
    expiresAt: 4_000_000_000,
    hmacSignatureSecret: SECRETS.signature,
    hmacKeySignatureSecret: SECRETS.key,
  })
  const solution = await solveChallenge({ challenge, deriveKey })
  const token = JSON.stringify({ challenge, solution })
  const payload = decodeAltchaToken(token)
  if (payload === null) throw new Error(`not read: ${token}`)
  return payload
}

let solved: AltchaPayload
beforeAll(async () => {
  solved = await librarysOwn()
})

test('what the library made and solved is taken', () => {
  expect(isSolved(solved, SECRETS)).toBe(true)
})

test('what we made the library solves and takes', async () => {
  const altcha = createAltcha({
    readSecret: async (): Promise<string> => SECRET,
    saveSecret: () => Promise.reject(new Error('the secret is there already')),
    clock: Date.now,
  })
  const payload = decodeAltchaToken(await solveCaptcha(await altcha.challenge()))
  expect(payload && (await byLibrary(payload))).toBe(true)
  expect(payload && isSolved(payload, SECRETS)).toBe(true)
})

test('the order in which the parameters stand makes no difference', async () => {
  const { challenge, solution } = solved
  const reversed = Object.fromEntries(Object.entries(challenge.parameters).toReversed())
  const payload = decodeAltchaToken(
    JSON.stringify({ challenge: { ...challenge, parameters: reversed }, solution }),
  )
  expect(payload && (await byLibrary(payload))).toBe(true)
  expect(payload && isSolved(payload, SECRETS)).toBe(true)
})

test.each(['signature', 'key'] as const)('another secret for the %s is refused', async (which) => {
  const others = { ...SECRETS, [which]: 'd'.repeat(64) }
  expect(await byLibrary(solved, others)).toBe(false)
  expect(isSolved(solved, others)).toBe(false)
})

test.each([
  ['four bytes and more', 0x1_0000_0003, false],
  ['the most that four bytes hold', 0xffff_ffff, true],
])('a counter of %s', async (_what, counter, taken) => {
  // The key's signature stands for the counter: any that can be hashed is taken.
  const payload = { ...solved, solution: { ...solved.solution, counter } }
  expect(await byLibrary(payload)).toBe(taken)
  expect(isSolved(payload, SECRETS)).toBe(taken)
})

const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 1, maxLength: 70 })
/** One text or number of the token, changed a little or exchanged. */
const change = fc.oneof(
  fc.record({
    at: fc.constantFrom('nonce', 'salt', 'keyPrefix', 'keySignature', 'signature', 'derivedKey'),
    to: fc.oneof(
      hex.map((text) => () => text),
      hex.map((text) => (before: string) => before + text),
      fc.nat(63).map((index) => (before: string) => before.slice(0, index)),
      fc.nat(63).map((index) => (before: string) => {
        const digit = before[index] === '0' ? '1' : '0'
        return before.slice(0, index) + digit + before.slice(index + 1)
      }),
      fc.constant((before: string) => before),
    ),
  }),
  fc.record({
    at: fc.constantFrom('cost', 'keyLength', 'expiresAt', 'counter'),
    to: fc.nat().map((number) => () => number),
  }),
)

function changed(payload: AltchaPayload, { at, to }: { at: string; to: unknown }): AltchaPayload {
  const copy = structuredClone(payload)
  const { challenge, solution } = copy
  const holder = [challenge.parameters, challenge, solution].find((one) => Object.hasOwn(one, at))
  const fields = holder as Record<string, unknown>
  fields[at] = (to as (before: unknown) => unknown)(fields[at])
  return copy
}

test('whatever is changed in a token, we say what the library says', async () => {
  let taken = 0
  await fc.assert(
    fc.asyncProperty(change, async (one) => {
      const token = JSON.stringify(changed(solved, one))
      const payload = decodeAltchaToken(token)
      if (payload === null || payload.challenge.parameters.expiresAt * 1000 <= Date.now()) return
      const verdict = isSolved(payload, SECRETS)
      if (verdict) taken++
      expect(verdict).toBe(await byLibrary(payload))
    }),
    { numRuns: 500 },
  )
  expect(taken).toBeGreaterThan(0)
})
