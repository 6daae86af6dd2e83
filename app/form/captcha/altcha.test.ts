import type { Challenge, Solution } from 'altcha-lib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAltcha } from './altcha.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const LIFE = 20 * MINUTE
const SOLUTION: Solution = { counter: 7, derivedKey: 'ab', time: 1 }

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] }))
afterEach(() => vi.useRealTimers())

/** Creates a check with a fake server and device. */
function setUp() {
  const state = {
    /** Number of challenges issued. */
    made: 0,
    reachable: true,
    solvable: true,
    hasCrypto: true,
    /** True if solving waits for `finishNext`. */
    slow: false,
    /** Milliseconds by which the device's clock is ahead of the server's. */
    clockError: 0,
  }
  const solving: (() => void)[] = []
  const altcha = createAltcha({
    fetchChallenge: async () => {
      if (!state.reachable) return null
      state.made++
      const expiresAt = Math.floor((Date.now() - state.clockError + LIFE) / SECOND)
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
    canSolve: () => state.hasCrypto,
  })
  return {
    altcha,
    state,
    /** Completes the oldest attempt that is being solved. */
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

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('the self-hosted check', () => {
  test('needs no action of the visitor', async () => {
    const { altcha, state, nonce } = setUp()
    expect(altcha.answered()).toBe(true)
    expect(state.made).toBe(0)
    expect(await nonce()).toBe('1')
  })

  test('sends a proof that is the base64 of challenge and solution, without anything else', async () => {
    const { altcha } = setUp()
    const proof = await altcha.proof()
    expect(proof.ok && JSON.parse(atob(proof.token))).toEqual({
      challenge: { parameters: { nonce: '1', expiresAt: expect.any(Number) }, signature: 'signed' },
      solution: SOLUTION,
    })
  })

  test('makes the proof once ahead of time and sends that one', async () => {
    const { altcha, state, nonce } = setUp()
    expect(await Promise.all([altcha.prepare(), altcha.prepare()])).toEqual([true, true])
    expect(await altcha.prepare()).toBe(true)
    expect(await nonce()).toBe('1')
    expect(state.made).toBe(1)
  })

  test('replaces a proof with less than five minutes left, and keeps it until then', async () => {
    const { altcha, state, nonce, finishNext } = setUp()
    await altcha.prepare()
    vi.setSystemTime(Date.now() + LIFE - 5 * MINUTE)
    await altcha.prepare()
    expect(state.made).toBe(1)
    vi.setSystemTime(Date.now() + 1)
    state.slow = true
    void altcha.prepare()
    await settle()
    expect(state.made).toBe(2)
    expect(await nonce()).toBe('1')
    await finishNext()
    expect(await nonce()).toBe('2')
  })

  test('makes a new proof before sending one with less than half a minute left', async () => {
    const { altcha, nonce } = setUp()
    await altcha.prepare()
    vi.setSystemTime(Date.now() + LIFE - 30 * SECOND)
    expect(await nonce()).toBe('1')
    vi.setSystemTime(Date.now() + 1)
    expect(await nonce()).toBe('2')
    expect(await nonce()).toBe('2')
  })

  test('makes one proof on a device whose clock is an hour ahead', async () => {
    const { altcha, state, nonce } = setUp()
    state.clockError = 60 * MINUTE
    await altcha.prepare()
    await altcha.prepare()
    expect(await nonce()).toBe('1')
    expect(state.made).toBe(1)
  })

  test('solves another challenge if the device slept during the first', async () => {
    const { state, nonce, finishNext } = setUp()
    state.slow = true
    const sent = nonce()
    await settle()
    vi.setSystemTime(Date.now() + LIFE)
    state.slow = false
    await finishNext()
    expect(await sent).toBe('2')
  })

  test('discards a refused proof and makes another without asking', async () => {
    const { altcha, nonce } = setUp()
    expect(await nonce()).toBe('1')
    expect(altcha.renew()).toBe(true)
    expect(await nonce()).toBe('2')
  })
})

describe('on a bad connection or a slow device', () => {
  test('fetches a challenge again at once for sending after it failed ahead of time', async () => {
    const { altcha, state, nonce } = setUp()
    state.reachable = false
    expect(await altcha.prepare()).toBe(false)
    state.reachable = true
    expect(await nonce()).toBe('1')
  })

  test('keeps a valid proof when its renewal fails', async () => {
    const { altcha, state, nonce } = setUp()
    await altcha.prepare()
    vi.setSystemTime(Date.now() + LIFE - 4 * MINUTE)
    state.reachable = false
    expect(await altcha.prepare()).toBe(false)
    expect(await nonce()).toBe('1')
  })

  test('fails the attempt without a challenge and starts again at the next', async () => {
    const { state, nonce } = setUp()
    state.reachable = false
    expect(await nonce()).toBe('unreachable')
    expect(await nonce()).toBe('unreachable')
    state.reachable = true
    expect(await nonce()).toBe('1')
  })

  test('fails the attempt for a challenge that cannot be solved', async () => {
    const { state, nonce } = setUp()
    state.solvable = false
    expect(await nonce()).toBe('unreachable')
    state.solvable = true
    expect(await nonce()).toBe('2')
  })

  test('gives up after two challenges that arrived and could not be solved', async () => {
    const { state, nonce } = setUp()
    state.solvable = false
    expect(await nonce()).toBe('unreachable')
    state.reachable = false
    expect(await nonce()).toBe('unreachable')
    state.reachable = true
    expect(await nonce()).toBe('impossible')
    state.solvable = true
    expect(await nonce()).toBe('3')
  })

  test('asks for no challenge where browsers offer no cryptography', async () => {
    const { altcha, state, nonce } = setUp()
    state.hasCrypto = false
    expect(await altcha.prepare()).toBe(false)
    expect(await nonce()).toBe('impossible')
    expect(state.made).toBe(0)
  })

  test('times out an attempt while a slow proof continues, and uses it later', async () => {
    const { state, nonce, finishNext } = setUp()
    state.slow = true
    const first = nonce()
    await settle()
    vi.advanceTimersByTime(20 * SECOND)
    expect(await first).toBe('unreachable')
    const second = nonce()
    await settle()
    await finishNext()
    expect(await second).toBe('1')
    expect(state.made).toBe(1)
  })

  test('ignores an attempt from before the proof was discarded', async () => {
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
