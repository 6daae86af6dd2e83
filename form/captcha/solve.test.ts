import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { solve } from './solve.ts'

const SECRET = 'secret'
let challenge: Challenge
beforeEach(async () => {
  challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    deriveKey,
    hmacSignatureSecret: SECRET,
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const isRight = async (solution: Awaited<ReturnType<typeof solve>>) =>
  solution !== null &&
  (await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: SECRET })).verified

/** A worker that does as it is told once it is handed the challenge. */
function stubWorker(work: (worker: FakeWorker) => void): FakeWorker[] {
  const workers: FakeWorker[] = []
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super()
        workers.push(this)
      }
      override postMessage(): void {
        work(this)
      }
    },
  )
  return workers
}

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: (() => void) | null = null
  ended = 0
  postMessage(): void {}
  terminate(): void {
    this.ended++
  }
}

describe('solving', () => {
  test('a worker solves it and is sent home', async () => {
    const solution = { counter: 3, derivedKey: 'ab' }
    const workers = stubWorker((worker) => worker.onmessage?.({ data: solution }))
    expect(await solve(challenge)).toBe(solution)
    expect(workers.map(({ ended }) => ended)).toEqual([1])
  })

  test('without workers the page solves it itself', async () => {
    vi.stubGlobal('Worker', undefined)
    expect(await isRight(await solve(challenge))).toBe(true)
  })

  test('so it does when the worker’s script does not arrive', async () => {
    const workers = stubWorker((worker) => worker.onerror?.())
    expect(await isRight(await solve(challenge))).toBe(true)
    expect(workers.map(({ ended }) => ended)).toEqual([1])
  })

  test('and when the worker never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const workers = stubWorker(() => {})
    const solution = solve(challenge)
    vi.advanceTimersByTime(60_000)
    expect(await isRight(await solution)).toBe(true)
    expect(workers.map(({ ended }) => ended)).toEqual([1])
  })

  test('where it cannot be solved at all, that is a value and not an exception', async () => {
    vi.stubGlobal('Worker', undefined)
    vi.stubGlobal('crypto', { subtle: undefined })
    expect(await solve(challenge)).toBeNull()
  })
})

describe('the worker', () => {
  const handle = async () => {
    const answered = Promise.withResolvers<unknown>()
    const scope: { postMessage: unknown; onmessage?: (event: { data: unknown }) => void } = {
      postMessage: answered.resolve,
    }
    vi.stubGlobal('self', scope)
    vi.resetModules()
    await import('./solver.worker.ts')
    scope.onmessage?.({ data: challenge })
    return (await answered.promise) as Awaited<ReturnType<typeof solve>>
  }

  test('it answers with the solution', async () => {
    expect(await isRight(await handle())).toBe(true)
  })

  test('it answers even where it can do nothing, so that nobody waits for it', async () => {
    vi.stubGlobal('crypto', { subtle: undefined })
    expect(await handle()).toBeNull()
  })
})
