import type { CallResult } from './backend.ts'

/** How long an answer counts, and how often a call that fails is made again. Milliseconds. */
export interface QueryPolicy {
  /** For so long it is not asked for again. */
  readonly fresh: number
  /** For so long it still stands in for a newer one that is not to be had. */
  readonly kept: number
  readonly retries: number
  /** Before each further try, of which the first is number 0. */
  readonly retryDelay: (attempt: number) => number
}

/** What holds where a query says nothing else. Nothing is asked again by itself, be it for a focus or for a form that is drawn anew. */
export const SITE_QUERY: QueryPolicy = {
  fresh: 300_000,
  kept: 1_800_000,
  retries: 1,
  retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
}

interface Dependencies {
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Resolves after so many ms. */
  readonly pause: (ms: number) => Promise<void>
}

/**
 * Answers of the server, each by a key. Whoever asks while somebody
 * else already does gets the same answer; a failure is not kept.
 */
export function createQueryCache<Value>({ now, pause }: Dependencies) {
  const answers = new Map<string, { readonly value: Value; readonly at: number }>()
  const underWay = new Map<string, Promise<CallResult<Value>>>()

  const answerOf = (key: string, age: number): CallResult<Value> | null => {
    const answer = answers.get(key)
    return answer && now() - answer.at < age ? { ok: true, value: answer.value } : null
  }

  async function ask(
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
    /** @param call makes the call once; it never rejects */
    async get(
      key: string,
      call: () => Promise<CallResult<Value>>,
      policy: QueryPolicy = SITE_QUERY,
    ): Promise<CallResult<Value>> {
      const known = answerOf(key, policy.fresh)
      if (known) return known
      const asked = underWay.get(key) ?? ask(key, call, policy)
      underWay.set(key, asked)
      return asked
    },
  }
}
