import type { Challenge, Solution } from 'altcha-lib'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** Milliseconds until a silent worker is terminated; its script may have failed to load. */
const WORKER_TIME_LIMIT_MS = MINUTE_MS

/**
 * Returns whether this page can solve a challenge at all: browsers have `crypto.subtle` on https
 * and on localhost only.
 */
export const canSolve = (): boolean => typeof globalThis.crypto?.subtle === 'object'

/**
 * Solves a proof-of-work challenge in a worker, or on the main thread if workers are unavailable,
 * so that old and restricted browsers work too.
 * @returns `null` if it cannot be solved: without `crypto.subtle`, or if neither worker nor script
 *   loads; never rejects
 */
export async function solve(challenge: Challenge): Promise<Solution | null> {
  return (await solveInWorker(challenge)) ?? (await solveHere(challenge))
}

function solveInWorker(challenge: Challenge): Promise<Solution | null> {
  return new Promise((resolve) => {
    let worker: Worker
    try {
      worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })
    } catch {
      // No workers, or a policy forbids them.
      resolve(null)
      return
    }
    const finish = (solution: Solution | null) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(solution)
    }
    const timer = setTimeout(() => finish(null), WORKER_TIME_LIMIT_MS)
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) => finish(data)
    worker.onerror = () => finish(null)
    worker.postMessage(challenge)
  })
}

async function solveHere(challenge: Challenge): Promise<Solution | null> {
  try {
    const [{ solveChallenge }, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
    ])
    return await solveChallenge({ challenge, deriveKey })
  } catch {
    // The scripts failed to load, or there is no crypto.subtle.
    return null
  }
}
