import type { RequestResult } from './backend.ts'

/** Cache times and retries of a query. Milliseconds. */
export interface QueryPolicy {
  /** Time for which a cached answer is not requested again. */
  readonly freshMs: number
  /** Time for which a cached answer is returned if the server fails. */
  readonly keptMs: number
  readonly retries: number
  /** Delay before each retry; the first attempt is 0. */
  readonly retryDelay: (attempt: number) => number
}

/** Default policy. Nothing is refetched on focus or when a form is rendered again. */
export const SITE_QUERY: QueryPolicy = {
  freshMs: 300_000,
  keptMs: 1_800_000,
  retries: 1,
  retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
}

interface Dependencies {
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Resolves after the given milliseconds. */
  readonly pause: (ms: number) => Promise<void>
}

/** Caches server answers by key. Concurrent readers share one call; failures are not cached. */
export function createQueryCache<Value>({ now, pause }: Dependencies) {
  const answers = new Map<string, { readonly value: Value; readonly at: number }>()
  const pending = new Map<string, Promise<RequestResult<Value>>>()

  const answerOf = (key: string, age: number): RequestResult<Value> | null => {
    const answer = answers.get(key)
    return answer && now() - answer.at < age ? { ok: true, value: answer.value } : null
  }

  async function fetchValue(
    key: string,
    call: () => Promise<RequestResult<Value>>,
    { keptMs, retries, retryDelay }: QueryPolicy,
  ): Promise<RequestResult<Value>> {
    let result = await call()
    for (let attempt = 0; !result.ok && attempt < retries; attempt++) {
      await pause(retryDelay(attempt))
      result = await call()
    }
    pending.delete(key)
    if (!result.ok) return answerOf(key, keptMs) ?? result
    answers.set(key, { value: result.value, at: now() })
    return result
  }

  return {
    /** Returns the cached answer or calls. @param call makes the call once; never rejects */
    async get(
      key: string,
      call: () => Promise<RequestResult<Value>>,
      policy: QueryPolicy = SITE_QUERY,
    ): Promise<RequestResult<Value>> {
      const known = answerOf(key, policy.freshMs)
      if (known) return known
      const asked = pending.get(key) ?? fetchValue(key, call, policy)
      pending.set(key, asked)
      return asked
    },
  }
}
