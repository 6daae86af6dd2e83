import type { Challenge, Solution } from 'altcha-lib'
import { describe, expect, test } from 'vitest'
import { createAltcha } from './altcha.ts'

const SECOND = 1000
const LIFE = 20 * 60 * SECOND
const SOLUTION: Solution = { counter: 7, derivedKey: 'ab', time: 1 }

/** A check whose server, device and clock do as they are told. */
function setUp() {
  const state = {
    now: 1_800_000_000_000,
    /** Challenges handed out so far. */
    made: 0,
    reachable: true,
    solvable: true,
    expires: true,
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
        parameters: { nonce: String(state.made), ...(state.expires && { expiresAt }) },
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
  test('R37: it is not answered until the box is ticked, and no longer when it is unticked', async () => {
    const { altcha, state } = setUp()
    expect(altcha.answered()).toBe(false)
    expect(await altcha.proof()).toEqual({ ok: false, reason: 'lapsed' })
    expect(state.made).toBe(0)
    altcha.tick(true)
    expect(altcha.answered()).toBe(true)
    altcha.tick(false)
    expect(altcha.answered()).toBe(false)
    expect(await altcha.proof()).toEqual({ ok: false, reason: 'lapsed' })
  })

  test('R43: the proof is base64 of challenge and solution, without anything else', async () => {
    const { altcha } = setUp()
    altcha.tick(true)
    const proof = await altcha.proof()
    expect(proof.ok && JSON.parse(atob(proof.token))).toEqual({
      challenge: { parameters: { nonce: '1', expiresAt: expect.any(Number) }, signature: 'signed' },
      solution: SOLUTION,
    })
  })

  test('R36: ticking makes the proof, so that it is there when the form is sent', async () => {
    const { altcha, state, nonce } = setUp()
    altcha.tick(true)
    await settle()
    expect(state.made).toBe(1)
    expect(await nonce()).toBe('1')
    altcha.tick(true)
    expect(await nonce()).toBe('1')
    expect(state.made).toBe(1)
  })

  test('R37: a proof with less than half a minute left is made anew before it is sent', async () => {
    const { altcha, state, nonce } = setUp()
    altcha.tick(true)
    await settle()
    state.now += LIFE - 30 * SECOND
    expect(await nonce()).toBe('1')
    state.now += 1
    expect(await nonce()).toBe('2')
    expect(await nonce()).toBe('2')
  })

  test('R37: on a device whose clock is an hour ahead the proof is sent all the same', async () => {
    const { altcha, state, nonce } = setUp()
    state.clockError = 60 * 60 * SECOND
    altcha.tick(true)
    await settle()
    expect(await nonce()).toBe('2')
    expect(state.made).toBe(2)
  })

  test('R37: a challenge that names no end never ends', async () => {
    const { altcha, state, nonce } = setUp()
    state.expires = false
    altcha.tick(true)
    await settle()
    state.now += 1000 * LIFE
    expect(await nonce()).toBe('1')
  })

  test('R37: a proof that the server refused is thrown away and made anew without a word', async () => {
    const { altcha, nonce } = setUp()
    altcha.tick(true)
    expect(await nonce()).toBe('1')
    expect(altcha.renew()).toBe(true)
    expect(await nonce()).toBe('2')
  })

  test('R37: a box that is not ticked cannot be renewed without asking', () => {
    expect(setUp().altcha.renew()).toBe(false)
  })

  test('R37: unticking throws the proof away', async () => {
    const { altcha, nonce } = setUp()
    altcha.tick(true)
    expect(await nonce()).toBe('1')
    altcha.tick(false)
    altcha.tick(true)
    expect(await nonce()).toBe('2')
  })
})

describe('on a bad connection or a slow device', () => {
  test('R41: a challenge that failed when the box was ticked is fetched again at once for sending', async () => {
    const { altcha, state, nonce } = setUp()
    state.reachable = false
    altcha.tick(true)
    await settle()
    state.reachable = true
    expect(await nonce()).toBe('1')
  })

  test('R41: without a challenge the try fails, and the next one starts anew', async () => {
    const { altcha, state, nonce } = setUp()
    state.reachable = false
    altcha.tick(true)
    expect(await nonce()).toBe('unreachable')
    expect(await nonce()).toBe('unreachable')
    state.reachable = true
    expect(await nonce()).toBe('1')
  })

  test('R41: a challenge that cannot be solved fails in the same way', async () => {
    const { altcha, state, nonce } = setUp()
    state.solvable = false
    altcha.tick(true)
    expect(await nonce()).toBe('unreachable')
    state.solvable = true
    expect(await nonce()).toBe('2')
  })

  test('R41: a proof that takes long holds no try up for ever, and a later try still gets it', async () => {
    const { altcha, state, nonce, timeOut, finishNext } = setUp()
    state.slow = true
    altcha.tick(true)
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

  test('R37: an attempt from before the box was unticked does not spoil the one after', async () => {
    const { altcha, state, nonce, finishNext } = setUp()
    state.slow = true
    altcha.tick(true)
    await settle()
    altcha.tick(false)
    altcha.tick(true)
    await settle()
    state.solvable = false
    await finishNext()
    state.solvable = true
    await finishNext()
    expect(await nonce()).toBe('2')
    expect(state.made).toBe(2)
  })
})
