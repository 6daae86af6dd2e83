import { afterEach, beforeEach, vi } from 'vitest'
import type { RequestFailure, RequestResult } from '#app/form/api/backend.ts'
import type { InsertResult } from '#app/form/api/submissions.ts'
import { submissionForm } from '#copy/en/submission-form.ts'
import type { SubmissionInput } from '#domain/submission/input.ts'
import type { FormEvent } from './form-state.ts'
import type { Captcha, SubmitDeps } from './submit.ts'

/** Result of one attempt; a function changes the setup while the response is under way. */
export type Answer =
  | RequestResult<InsertResult>
  | ((setup: SubmitSetup) => RequestResult<InsertResult>)

export const recorded: RequestResult<InsertResult> = {
  ok: true,
  value: { id: 'lead-1', storedAt: '2031-03-04T08:12:00.000Z', receivedAt: 0 },
}
const failing = (failure: RequestFailure): RequestResult<InsertResult> => ({ ok: false, failure })
export const unreachable = failing({ kind: 'unreachable', message: 'Load failed' })
export const busyServer = (retryAfterMs: number | null = null, message = '') =>
  failing({ kind: 'busy', message, retryAfterMs })
export const refused = (
  message: string,
  fields: Readonly<Record<string, string>> = {},
  code = '23514',
) => failing({ kind: 'refused', message, code, fields })
export const captchaRefused = refused('captcha', {}, 'P0001')

export interface SubmitSetup {
  readonly deps: SubmitDeps
  readonly state: {
    online: boolean
    /** How long the connection stays away. */
    offlineMs: number
    answered: boolean
    stillNeeded: boolean
    proofs: number
  }
  readonly sent: { submission: SubmissionInput; key: string }[]
  readonly events: FormEvent[]
  readonly pauses: number[]
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** Lets time pass on the clock of `submit`. */
export const pass = (ms: number): void => void vi.setSystemTime(Date.now() + ms)

/**
 * Creates the dependencies of `submit`, with a clock that only pauses advance.
 * @param answers one per attempt; the last one repeats
 */
export function setUpSubmit(
  answers: readonly [Answer, ...Answer[]],
  captcha: Partial<Captcha> = {},
): SubmitSetup {
  const state = { online: true, offlineMs: 0, answered: true, stillNeeded: true, proofs: 1 }
  const sent: SubmitSetup['sent'] = []
  const events: FormEvent[] = []
  const pauses: number[] = []
  const deps: SubmitDeps = {
    connection: {
      isOnline: () => state.online,
      async untilOnline() {
        pass(state.offlineMs)
        state.online = true
      },
      async delayOrReconnect(ms) {
        pauses.push(ms ?? 0)
        pass(ms ?? 0)
      },
    },
    captcha: {
      answered: () => state.answered,
      proof: async () => ({ ok: true, token: `proof-${state.proofs}` }),
      renew: () => {
        state.proofs++
        return true
      },
      ...captcha,
    },
    context: (captchaToken) => ({ captchaToken, sourceUrl: '/book-online' }),
    insert: async (submission, key) => {
      const answer = answers[Math.min(sent.length, answers.length - 1)] ?? answers[0]
      sent.push({ submission, key })
      return typeof answer === 'function' ? answer(setup) : answer
    },
    idempotencyKey: 'key-1',
    waitingSince: Date.now(),
    stillNeeded: async () => state.stillNeeded,
    report: (event) => events.push(event),
    messages: submissionForm,
  }
  const setup: SubmitSetup = { deps, state, sent, events, pauses }
  return setup
}
