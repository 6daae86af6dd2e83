import { fillTemplate } from '#copy/fill-template.ts'
import type { CallFailure, CallResult } from '#form/api/backend.ts'
import type { StoredSubmission } from '#form/api/submissions.ts'
import {
  FIELD_NAMES,
  isFieldVisible,
  type Draft,
  type SubmissionInput,
  type DraftContext,
  toSubmissionInput,
} from '#domain/submission.ts'
import { draftFieldErrors } from '#domain/submission-rules.ts'
import { type FieldMessages, fieldMessages, type RuleMessages } from '#domain/rule-messages.ts'
import type { FormEvent } from './form-state.ts'

/** Tries before giving up, the first included; every one carries the same key. */
export const MAX_ATTEMPTS = 8
/** A request that waited longer asks 'Do you still need us?' before it goes (R41). Milliseconds. */
export const STALE_AFTER_MS = 15 * 60_000
const FIRST_RETRY_DELAY_MS = 1_000
const MAX_RETRY_DELAY_MS = 30_000

/** The server's code for a captcha proof that it does not take (any more). */
export const CAPTCHA_REFUSED = 'P0001'

/** The server's code for a key under which it holds a request that says something else. */
export const KEY_TAKEN = '23505'

/** What a refused or failed request is told, in the page's language; what the server says is English. */
export interface SubmitWords {
  readonly ruleWords: RuleMessages
  readonly serverSaid: {
    /** Either may quote the server's `message`. */
    readonly ofField: string
    readonly ofFailure: string
  }
  readonly toasts: { readonly failed: { readonly description: string } }
}

/** Proof that a person is there, from whichever check is on the page. */
export interface Captcha {
  /** False while the visitor still has to solve it; the proof itself may still be in the making. */
  answered(): boolean
  /** Waits for the proof. Not ok: it could not be made now ('unreachable') or has lapsed ('lapsed'). */
  proof(): Promise<{ ok: true; token: string } | { ok: false; reason: 'unreachable' | 'lapsed' }>
  /** Throws the spent or expired proof away; true when a new one can be made without asking again. */
  renew(): boolean
}

export interface SubmitDeps {
  readonly captcha: Captcha
  readonly context: (captchaToken: string) => DraftContext
  readonly insert: (
    submission: SubmissionInput,
    idempotencyKey: string,
  ) => Promise<CallResult<StoredSubmission>>
  /** One key for the life of this filled form. */
  readonly idempotencyKey: string
  /** Gives this filled form another key: the server holds something else under the one it had. */
  readonly freshKey: () => string
  readonly now: () => number
  /** Resolves after so many ms, or sooner when the connection or the tab comes back. */
  readonly pause: (ms: number) => Promise<void>
  readonly isOnline: () => boolean
  readonly untilOnline: () => Promise<void>
  /** Asks whether a request that waited too long is still wanted. */
  readonly stillNeeded: () => Promise<boolean>
  readonly report: (event: FormEvent) => void
  readonly words: SubmitWords
}

export type SubmitResult =
  | {
      readonly outcome: 'rejected'
      readonly errors: FieldMessages
      readonly captchaMissing: boolean
    }
  | {
      readonly outcome: 'sent'
      readonly stored: StoredSubmission
      readonly submission: SubmissionInput
    }
  | { readonly outcome: 'failed'; readonly message: string }
  | { readonly outcome: 'withdrawn' }

/**
 * Sends a draft: captcha check, validation, insert. Keeps trying while
 * the trouble is one that passes, says so, and never sends twice.
 */
export async function submit(draft: Draft, deps: SubmitDeps): Promise<SubmitResult> {
  const captchaMissing = !deps.captcha.answered()
  const errors = fieldMessages(draftFieldErrors(draft), deps.words.ruleWords)
  if (captchaMissing || Object.keys(errors).length > 0) {
    return { outcome: 'rejected', errors, captchaMissing }
  }
  deps.report({ type: 'started' })

  let waitingSince = deps.now()
  let renewed = false
  let key: string | null = null
  for (let tries = 1; ; tries++) {
    if (deps.now() - waitingSince > STALE_AFTER_MS) {
      deps.report({ type: 'went-stale' })
      if (!(await deps.stillNeeded())) return { outcome: 'withdrawn' }
      deps.report({ type: 'started' })
      waitingSince = deps.now()
    }
    const attempt = await attemptOnce(draft, key ?? deps.idempotencyKey, deps)
    if (attempt.result === 'sent') {
      const { stored, submission } = attempt
      return { outcome: 'sent', stored, submission }
    }
    if (attempt.result === 'captcha-lapsed') {
      // A proof that expired while the form waited is made again once without asking, if that is
      // possible. It is discarded in any case: the next submit must not start with it.
      const renewable = deps.captcha.renew()
      if (!renewable) return { outcome: 'rejected', errors: {}, captchaMissing: true }
      // There is nothing that the visitor could do about it at the form.
      if (renewed) return { outcome: 'failed', message: deps.words.toasts.failed.description }
      renewed = true
      tries--
      continue
    }
    if (attempt.failure.kind === 'refused' && attempt.failure.code === KEY_TAKEN && key === null) {
      // A gate code typed anew after a reload: the key's own content cannot be compared here.
      key = deps.freshKey()
      tries--
      continue
    }
    if (attempt.failure.kind === 'refused') return refusal(attempt.failure, draft, deps.words)
    if (!deps.isOnline()) {
      // Asked only after a try: a browser that wrongly believes to be offline must not keep a
      // request back. Waiting for a connection is no try.
      deps.report({ type: 'try-failed', trouble: 'offline' })
      await deps.untilOnline()
      tries--
      continue
    }
    if (tries >= MAX_ATTEMPTS)
      return { outcome: 'failed', message: failureText(attempt.failure, deps.words) }
    deps.report({ type: 'try-failed', trouble: problemOf(attempt.failure) })
    await deps.pause(retryDelayAfter(tries, attempt.failure))
  }
}

type Attempt =
  | {
      readonly result: 'sent'
      readonly stored: StoredSubmission
      readonly submission: SubmissionInput
    }
  | { readonly result: 'captcha-lapsed' }
  | { readonly result: 'failed'; readonly failure: CallFailure }

async function attemptOnce(draft: Draft, key: string, deps: SubmitDeps): Promise<Attempt> {
  const proof = await deps.captcha.proof()
  if (!proof.ok) {
    return proof.reason === 'lapsed'
      ? { result: 'captcha-lapsed' }
      : { result: 'failed', failure: { kind: 'unreachable', message: '' } }
  }
  const submission = toSubmissionInput(draft, deps.context(proof.token))
  const answer = await deps.insert(submission, key)
  if (answer.ok) return { result: 'sent', stored: answer.value, submission }
  const { failure } = answer
  if (failure.kind === 'refused' && failure.code === CAPTCHA_REFUSED)
    return { result: 'captcha-lapsed' }
  return { result: 'failed', failure }
}

/**
 * The server's word on single fields goes to these fields. Anything else is a
 * failure to show, and so is a word on a field that is not on the page, where
 * nobody could read or correct it.
 */
function refusal(
  failure: Extract<CallFailure, { kind: 'refused' }>,
  draft: Draft,
  words: SubmitWords,
): SubmitResult {
  const errors: FieldMessages = Object.fromEntries(
    FIELD_NAMES.filter(
      (name) => isFieldVisible(name, draft) && Object.hasOwn(failure.fields, name),
    ).map((name) => [
      name,
      fillTemplate(words.serverSaid.ofField, { message: failure.fields[name] ?? '' }),
    ]),
  )
  return Object.keys(errors).length > 0
    ? { outcome: 'rejected', errors, captchaMissing: false }
    : { outcome: 'failed', message: insertErrorText(failure.message, words) }
}

/** What an unreachable server 'said' is the browser's wording and helps nobody. */
const failureText = (failure: CallFailure, words: SubmitWords): string =>
  insertErrorText(failure.kind === 'unreachable' ? '' : failure.message, words)

/** The text of a failed insert, or the fallback where there is nothing to quote. */
const insertErrorText = (message: string, { serverSaid, toasts }: SubmitWords): string =>
  message === '' ? toasts.failed.description : fillTemplate(serverSaid.ofFailure, { message })

const problemOf = (failure: CallFailure) => (failure.kind === 'busy' ? 'busy' : 'weak-signal')

/** Doubling pauses; a server that names a longer one is obeyed up to two minutes. */
function retryDelayAfter(tries: number, failure: CallFailure): number {
  const pause = Math.min(FIRST_RETRY_DELAY_MS * 2 ** (tries - 1), MAX_RETRY_DELAY_MS)
  const asked = failure.kind === 'busy' ? (failure.retryAfterMs ?? 0) : 0
  return Math.max(pause, Math.min(asked, 120_000))
}
