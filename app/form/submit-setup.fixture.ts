import { afterEach, beforeEach, vi } from 'vitest'
import type { RequestFailure, RequestResult } from '#app/form/api/backend.ts'
import type { InsertResult } from '#app/form/api/submissions.ts'
import { submissionForm } from '#copy/en/submission-form.ts'
import type { SubmissionInput } from '#domain/submission/input.ts'
import * as connection from './connection.ts'
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
export const keyTaken = refused('another request', {}, '23505')

export interface SubmitSetup {
  readonly deps: SubmitDeps
  readonly state: {
    online: boolean
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
export const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

/**
 * Creates the dependencies of `submit`, with a clock that only pauses advance. The test mocks
 * connection.ts.
 * @param answers one per attempt; the last one repeats
 */
export function setUpSubmit(
  answers: readonly [Answer, ...Answer[]],
  captcha: Partial<Captcha> = {},
): SubmitSetup {
  const state = { online: true, answered: true, stillNeeded: true, proofs: 1 }
  const sent: SubmitSetup['sent'] = []
  const events: FormEvent[] = []
  const pauses: number[] = []
  vi.mocked(connection.isOnline).mockImplementation(() => state.online)
  vi.mocked(connection.untilOnline).mockImplementation(async () => {
    state.online = true
  })
  vi.mocked(connection.delayOrReconnect).mockImplementation(async (ms) => {
    pauses.push(ms ?? 0)
    pass(ms ?? 0)
  })
  const deps: SubmitDeps = {
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
    isResumed: false,
    freshKey: () => 'key-2',
    stillNeeded: async () => state.stillNeeded,
    report: (event) => events.push(event),
    messages: submissionForm,
  }
  const setup: SubmitSetup = { deps, state, sent, events, pauses }
  return setup
}
