import type { CallResult } from './backend.ts'

/** Cache times and retries of a query. Milliseconds. */
export interface QueryPolicy {
  /** Time for which a cached answer is not requested again. */
  readonly fresh: number
  /** Time for which a cached answer is returned if the server fails. */
  readonly kept: number
  readonly retries: number
  /** Delay before each retry; the first attempt is 0. */
  readonly retryDelay: (attempt: number) => number
}

/** Default policy. Nothing is refetched on focus or when a form is rendered again. */
export const SITE_QUERY: QueryPolicy = {
  fresh: 300_000,
  kept: 1_800_000,
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
  const underWay = new Map<string, Promise<CallResult<Value>>>()

  const answerOf = (key: string, age: number): CallResult<Value> | null => {
    const answer = answers.get(key)
    return answer && now() - answer.at < age ? { ok: true, value: answer.value } : null
  }

  async function fetchValue(
    key: string,
    call: () => Promise<CallResult<Value>>,
    { kept, retries, retryDelay }: QueryPolicy,
  ): Promise<CallResult<Value>> {
    let result = await call()
    for (let attempt = 0; !result.ok && attempt < retries; attempt++) {
      await pause(retryDelay(attempt))
      result = await call()
    }
    underWay.delete(key)
    if (!result.ok) return answerOf(key, kept) ?? result
    answers.set(key, { value: result.value, at: now() })
    return result
  }

  return {
    /** Returns the cached answer or calls. @param call makes the call once; never rejects */
    async get(
      key: string,
      call: () => Promise<CallResult<Value>>,
      policy: QueryPolicy = SITE_QUERY,
    ): Promise<CallResult<Value>> {
      const known = answerOf(key, policy.fresh)
      if (known) return known
      const asked = underWay.get(key) ?? fetchValue(key, call, policy)
      underWay.set(key, asked)
      return asked
    },
  }
}
