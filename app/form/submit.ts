import type { Copy } from '#copy/loader/copy.ts'
import { fillTemplate } from '#copy/fill-template.ts'
import type { RequestFailure, RequestResult } from '#app/form/api/backend.ts'
import type { InsertResult } from '#app/form/api/submissions.ts'
import { FIELD_NAMES, isFieldVisible, type Draft } from '#domain/submission/draft.ts'
import type { SubmissionInput } from '#domain/submission/input.ts'
import { type DraftContext, toSubmissionInput } from '#domain/submission/to-input.ts'
import { draftFieldErrors } from '#domain/submission/rules.ts'
import { type FieldMessages, fieldMessages } from '#domain/submission/rule-messages.ts'
import type { Connection } from './connection.ts'
import type { FormEvent } from './form-state.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** Attempts before giving up, the first included. */
const MAX_ATTEMPTS = 8
/** Further captcha proofs of one submit, which cost no attempt. */
const MAX_NEW_PROOFS = 1
/** Milliseconds of waiting after which the visitor must confirm the submission. */
const STALE_AFTER_MS = 15 * MINUTE_MS
const FIRST_RETRY_DELAY_MS = 1_000
const MAX_RETRY_DELAY_MS = 30_000
/** Longest delay that is accepted from the server. */
const MAX_SERVER_DELAY_MS = 120_000

/** The server's error code for an invalid or expired captcha proof. */
const CAPTCHA_REFUSED = 'P0001'

/** Messages of a failure in the page's language; the server's own are English. */
type SubmitMessages = Pick<Copy['submissionForm'], 'ruleMessages' | 'serverMessages' | 'toasts'>

/** Captcha on the page, which proves that the visitor is a person. */
export interface Captcha {
  /** False while the visitor still has to solve it; the proof may not be ready yet. */
  answered(): boolean
  /**
   * Waits for the proof. Fails if it cannot be made now ('unreachable'), has expired ('expired') or
   * can never be made on this page ('impossible').
   */
  proof(): Promise<
    { ok: true; token: string } | { ok: false; reason: 'unreachable' | 'expired' | 'impossible' }
  >
  /** Discards the used or expired proof; true if a new one can be made without the visitor. */
  renew(): boolean
}

export interface SubmitDeps {
  readonly connection: Connection
  readonly captcha: Captcha
  readonly context: (captchaToken: string) => DraftContext
  readonly insert: (
    submission: SubmissionInput,
    idempotencyKey: string,
  ) => Promise<RequestResult<InsertResult>>
  readonly idempotencyKey: string
  /** Time since which the submission has waited, ms since the epoch: of an earlier page, or now. */
  readonly waitingSince: number
  /** Asks whether a submission that waited too long is still needed. */
  readonly stillNeeded: () => Promise<boolean>
  readonly report: (event: FormEvent) => void
  readonly messages: SubmitMessages
}

export interface Sent {
  readonly outcome: 'sent'
  readonly stored: InsertResult
  readonly submission: SubmissionInput
}

export type SubmitResult =
  | {
      readonly outcome: 'rejected'
      readonly errors: FieldMessages
      readonly captchaMissing: boolean
    }
  | Sent
  | { readonly outcome: 'failed'; readonly message: string }
  | { readonly outcome: 'withdrawn' }
  /** Without a proof: only the browser itself can send the form, to `/request`. */
  | { readonly outcome: 'native' }

/** Returns the messages of the wrong fields; `null` if all are right. */
export function draftErrors(
  draft: Draft,
  messages: SubmitMessages['ruleMessages'],
): FieldMessages | null {
  const errors = fieldMessages(draftFieldErrors(draft), messages)
  return Object.keys(errors).length > 0 ? errors : null
}

/**
 * Sends a draft: checks the captcha, validates and inserts. Retries temporary failures with the
 * same key, so that it never stores a submission twice, and reports them. Waiting for a connection
 * does not count as an attempt.
 */
export async function submit(draft: Draft, deps: SubmitDeps): Promise<SubmitResult> {
  const captchaMissing = !deps.captcha.answered()
  const errors = draftErrors(draft, deps.messages.ruleMessages)
  if (captchaMissing || errors) return { outcome: 'rejected', errors: errors ?? {}, captchaMissing }
  deps.report({ type: 'started' })

  const { connection } = deps
  let { waitingSince } = deps
  let [attempts, newProofs] = [0, 0]
  let message = ''
  while (attempts < MAX_ATTEMPTS) {
    if (Date.now() - waitingSince > STALE_AFTER_MS) {
      deps.report({ type: 'went-stale' })
      if (!(await deps.stillNeeded())) return { outcome: 'withdrawn' }
      deps.report({ type: 'started' })
      waitingSince = Date.now()
    }
    const attempt = await attemptOnce(draft, deps)
    switch (attempt.outcome) {
      case 'sent':
        return attempt
      case 'captcha-impossible':
        if (connection.isOnline()) return { outcome: 'native' }
        deps.report({ type: 'attempt-failed', problem: 'offline' })
        await connection.untilOnline()
        break
      case 'captcha-expired':
        // Discarded in any case, so that the next submit does not start with it.
        if (!deps.captcha.renew()) return { outcome: 'rejected', errors: {}, captchaMissing: true }
        // The visitor cannot correct this in the form.
        if (++newProofs > MAX_NEW_PROOFS)
          return { outcome: 'failed', message: deps.messages.toasts.failed.description }
        break
      case 'refused':
        return refusal(attempt.failure, draft, deps.messages)
      case 'unavailable':
        // Checked after an attempt, because browsers may wrongly report to be offline.
        if (!connection.isOnline()) {
          deps.report({ type: 'attempt-failed', problem: 'offline' })
          await connection.untilOnline()
          break
        }
        attempts++
        message = failureText(attempt.failure, deps.messages)
        if (attempts === MAX_ATTEMPTS) break
        deps.report({ type: 'attempt-failed', problem: problemOf(attempt.failure) })
        await connection.delayOrReconnect(retryDelayAfter(attempts, attempt.failure))
    }
  }
  return { outcome: 'failed', message }
}

type Refusal = Extract<RequestFailure, { kind: 'refused' }>
type Attempt =
  | Sent
  | { readonly outcome: 'captcha-expired' }
  | { readonly outcome: 'captcha-impossible' }
  | { readonly outcome: 'refused'; readonly failure: Refusal }
  /** Can be retried. */
  | { readonly outcome: 'unavailable'; readonly failure: Exclude<RequestFailure, Refusal> }

async function attemptOnce(draft: Draft, deps: SubmitDeps): Promise<Attempt> {
  const proof = await deps.captcha.proof()
  if (!proof.ok) {
    if (proof.reason === 'impossible') return { outcome: 'captcha-impossible' }
    return proof.reason === 'expired'
      ? { outcome: 'captcha-expired' }
      : { outcome: 'unavailable', failure: { kind: 'unreachable', message: '' } }
  }
  const submission = toSubmissionInput(draft, deps.context(proof.token))
  const answer = await deps.insert(submission, deps.idempotencyKey)
  if (answer.ok) return { outcome: 'sent', stored: answer.value, submission }
  const { failure } = answer
  if (failure.kind !== 'refused') return { outcome: 'unavailable', failure }
  return failure.code === CAPTCHA_REFUSED
    ? { outcome: 'captcha-expired' }
    : { outcome: 'refused', failure }
}

/**
 * Maps the server's field errors to the form's fields. Everything else is a failure, including an
 * error of a field that is not on the page.
 */
function refusal(failure: Refusal, draft: Draft, messages: SubmitMessages): SubmitResult {
  const errors: FieldMessages = Object.fromEntries(
    FIELD_NAMES.filter(
      (name) => isFieldVisible(name, draft) && failure.fields[name] !== undefined,
    ).map((name) => [
      name,
      fillTemplate(messages.serverMessages.field, { message: failure.fields[name] ?? '' }),
    ]),
  )
  return Object.keys(errors).length > 0
    ? { outcome: 'rejected', errors, captchaMissing: false }
    : { outcome: 'failed', message: insertErrorText(failure.message, messages) }
}

/** Returns the message of a failure; the browser's own for a lost connection does not help. */
const failureText = (failure: RequestFailure, messages: SubmitMessages): string =>
  insertErrorText(failure.kind === 'unreachable' ? '' : failure.message, messages)

/** Returns the text of a failed insert, or a fallback if there is no message to quote. */
const insertErrorText = (message: string, { serverMessages, toasts }: SubmitMessages): string =>
  message === '' ? toasts.failed.description : fillTemplate(serverMessages.failure, { message })

const problemOf = (failure: RequestFailure) => (failure.kind === 'busy' ? 'busy' : 'weak-signal')

/** Doubles the delay after each attempt; a longer one from the server is respected. */
function retryDelayAfter(attempts: number, failure: RequestFailure): number {
  const pause = Math.min(FIRST_RETRY_DELAY_MS * 2 ** (attempts - 1), MAX_RETRY_DELAY_MS)
  const serverDelay = failure.kind === 'busy' ? (failure.retryAfterMs ?? 0) : 0
  return Math.max(pause, Math.min(serverDelay, MAX_SERVER_DELAY_MS))
}
