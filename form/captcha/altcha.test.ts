import type { Challenge, Solution } from 'altcha-lib'
import { describe, expect, test } from 'vitest'
import { createAltcha } from './altcha.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const LIFE = 20 * MINUTE
const SOLUTION: Solution = { counter: 7, derivedKey: 'ab', time: 1 }

/** A check whose server, device and clock do as they are told. */
function setUp() {
  const state = {
    now: 1_800_000_000_000,
    /** Challenges handed out so far. */
    made: 0,
    reachable: true,
    solvable: true,
    /** Solving takes until `finishNext`. */
    slow: false,
    /** Milliseconds by which the device's clock is ahead of the server's. */
    clockError: 0,
  }
  const waiting: (() => void)[] = []
  const solving: (() => void)[] = []
  const altcha = createAltcha({
    fetchChallenge: async () => {
      if (!state.reachable) return null
      state.made++
      const expiresAt = Math.floor((state.now - state.clockError + LIFE) / SECOND)
      return {
        parameters: { nonce: String(state.made), expiresAt },
        signature: 'signed',
        extra: 'not part of the proof',
      } as unknown as Challenge
    },
    solve: async () => {
      if (state.slow) await new Promise<void>((resolve) => solving.push(resolve))
      return state.solvable ? SOLUTION : null
    },
    now: () => state.now,
    wait: () => new Promise((resolve) => waiting.push(resolve)),
  })
  return {
    altcha,
    state,
    /** Ends the patience of everybody who waits for a proof. */
    timeOut: () => waiting.splice(0).forEach((end) => end()),
    /** Lets the oldest attempt that is still being solved come to its end. */
    finishNext: async () => {
      solving.shift()?.()
      await settle()
    },
    nonce: async () => {
      const proof = await altcha.proof()
      return proof.ok ? JSON.parse(atob(proof.token)).challenge.parameters.nonce : proof.reason
    },
  }
}

/** Lets everything run that waits for nothing but its turn. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('the self-hosted check', () => {
  test('needs no action of the visitor (B17)', async () => {
    const { altcha, state, nonce } = setUp()
    expect(altcha.answered()).toBe(true)
    expect(state.made).toBe(0)
    expect(await nonce()).toBe('1')
  })

  test('the proof is base64 of challenge and solution, without anything else', async () => {
    const { altcha } = setUp()
    const proof = await altcha.proof()
    expect(proof.ok && JSON.parse(atob(proof.token))).toEqual({
      challenge: { parameters: { nonce: '1', expiresAt: expect.any(Number) }, signature: 'signed' },
      solution: SOLUTION,
    })
  })

  test('makes the proof ahead of time, once, and sends that one', async () => {
    const { altcha, state, nonce } = setUp()
    expect(await Promise.all([altcha.prepare(), altcha.prepare()])).toEqual([true, true])
    expect(await altcha.prepare()).toBe(true)
    expect(await nonce()).toBe('1')
    expect(state.made).toBe(1)
  })

  test('replaces a proof with less than five minutes left ahead of time, and keeps it until then', async () => {
    const { altcha, state, nonce, finishNext } = setUp()
    await altcha.prepare()
    state.now += LIFE - 5 * MINUTE
    await altcha.prepare()
    expect(state.made).toBe(1)
    state.now += 1
    state.slow = true
    void altcha.prepare()
    await settle()
    expect(state.made).toBe(2)
    expect(await nonce()).toBe('1')
    await finishNext()
    expect(await nonce()).toBe('2')
  })

  test('a proof with less than half a minute left is made again before it is sent', async () => {
    const { altcha, state, nonce } = setUp()
    await altcha.prepare()
    state.now += LIFE - 30 * SECOND
    expect(await nonce()).toBe('1')
    state.now += 1
    expect(await nonce()).toBe('2')
    expect(await nonce()).toBe('2')
  })

  test('a device whose clock is an hour ahead makes one proof, not one after another', async () => {
    const { altcha, state, nonce } = setUp()
    state.clockError = 60 * MINUTE
    await altcha.prepare()
    await altcha.prepare()
    expect(await nonce()).toBe('1')
    expect(state.made).toBe(1)
  })

  test('a device that slept while it solved the challenge solves another one', async () => {
    const { state, nonce, finishNext } = setUp()
    state.slow = true
    const sent = nonce()
    await settle()
    state.now += LIFE
    state.slow = false
    await finishNext()
    expect(await sent).toBe('2')
  })

  test('a proof that the server refused is discarded and made again without asking', async () => {
    const { altcha, nonce } = setUp()
    expect(await nonce()).toBe('1')
    expect(altcha.renew()).toBe(true)
    expect(await nonce()).toBe('2')
  })
})

describe('on a bad connection or a slow device', () => {
  test('a challenge that failed ahead of time is fetched again at once for sending', async () => {
    const { altcha, state, nonce } = setUp()
    state.reachable = false
    expect(await altcha.prepare()).toBe(false)
    state.reachable = true
    expect(await nonce()).toBe('1')
  })

  test('a renewal that failed leaves the proof that is still valid', async () => {
    const { altcha, state, nonce } = setUp()
    await altcha.prepare()
    state.now += LIFE - 4 * MINUTE
    state.reachable = false
    expect(await altcha.prepare()).toBe(false)
    expect(await nonce()).toBe('1')
  })

  test('without a challenge the try fails, and the next one starts again', async () => {
    const { state, nonce } = setUp()
    state.reachable = false
    expect(await nonce()).toBe('unreachable')
    expect(await nonce()).toBe('unreachable')
    state.reachable = true
    expect(await nonce()).toBe('1')
  })

  test('a challenge that cannot be solved fails in the same way', async () => {
    const { state, nonce } = setUp()
    state.solvable = false
    expect(await nonce()).toBe('unreachable')
    state.solvable = true
    expect(await nonce()).toBe('2')
  })

  test('a proof that takes long does not hold up a try for ever, and a later try gets it', async () => {
    const { state, nonce, timeOut, finishNext } = setUp()
    state.slow = true
    const first = nonce()
    await settle()
    timeOut()
    expect(await first).toBe('unreachable')
    const second = nonce()
    await settle()
    await finishNext()
    expect(await second).toBe('1')
    expect(state.made).toBe(1)
  })

  test('an attempt from before the proof was discarded does not spoil the one after', async () => {
    const { altcha, state, nonce, finishNext } = setUp()
    state.slow = true
    void altcha.prepare()
    await settle()
    altcha.renew()
    void altcha.prepare()
    await settle()
    state.solvable = false
    await finishNext()
    state.solvable = true
    await finishNext()
    expect(await nonce()).toBe('2')
    expect(state.made).toBe(2)
  })
})
