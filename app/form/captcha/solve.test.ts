import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
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

/** Replaces `Worker` by a fake that runs `work` when it receives the challenge. */
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

describe('solve', () => {
  test('solves in a worker and terminates it', async () => {
    const solution = { counter: 3, derivedKey: 'ab' }
    const workers = stubWorker((worker) => worker.onmessage?.({ data: solution }))
    expect(await solve(challenge)).toBe(solution)
    expect(workers.map(({ ended }) => ended)).toEqual([1])
  })

  test('solves in the page without workers', async () => {
    vi.stubGlobal('Worker', undefined)
    expect(await isRight(await solve(challenge))).toBe(true)
  })

  test('solves in the page if the worker’s script fails to load', async () => {
    const workers = stubWorker((worker) => worker.onerror?.())
    expect(await isRight(await solve(challenge))).toBe(true)
    expect(workers.map(({ ended }) => ended)).toEqual([1])
  })

  test('solves in the page if the worker never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const workers = stubWorker(() => {})
    const solution = solve(challenge)
    vi.advanceTimersByTime(60_000)
    expect(await isRight(await solution)).toBe(true)
    expect(workers.map(({ ended }) => ended)).toEqual([1])
  })

  test('returns `null` if it cannot be solved', async () => {
    vi.stubGlobal('Worker', undefined)
    vi.stubGlobal('crypto', { subtle: undefined })
    expect(await solve(challenge)).toBeNull()
  })
})

describe('solver worker', () => {
  type Handle = (event: { data: unknown }) => void
  let handle: Handle | undefined
  beforeAll(async () => {
    const scope: { onmessage?: Handle } = {}
    vi.stubGlobal('self', scope)
    await import('./solver.worker.ts')
    handle = scope.onmessage
    vi.unstubAllGlobals()
  })

  const answer = async () => {
    const answered = Promise.withResolvers<Awaited<ReturnType<typeof solve>>>()
    vi.stubGlobal('self', { postMessage: answered.resolve })
    handle?.({ data: challenge })
    return await answered.promise
  }

  test('answers with the solution', async () => {
    expect(await isRight(await answer())).toBe(true)
  })

  test('answers even if it cannot solve', async () => {
    vi.stubGlobal('crypto', { subtle: undefined })
    expect(await answer()).toBeNull()
  })
})
