import type {
  CaptchaResult,
  CaptchaRefusalReason,
  VerifyCaptcha,
} from '#server/captcha/captcha-result.ts'
import { type ApiError, BUSY } from '#server/http/api-error.ts'
import type { HasDiskSpace } from '#server/http/readiness.ts'
import type { ConcurrencyLimit } from '#server/http/concurrency-limit.ts'
import type { RateLimits } from './rate-limits.ts'
import { headerAddress } from '#server/mail/clean-text.ts'
import { hashOfToken } from '#server/status-page-token/derive-token.ts'
import type { StatusPageTokenFactory } from '#server/status-page-token/token-factory.ts'
import type { Submission } from '#domain/submission/fields.ts'
import type { Store } from '#server/store/store.ts'
import { captchaRefused, KEY_ALREADY_USED } from './refusals.ts'
import { isSameSubmission } from './same-submission.ts'
import type { IsStatusMailAllowed } from './status-mail.ts'
import type { SenderNetwork } from './sender-network.ts'
import { createKeyedMutex } from './keyed-mutex.ts'
import { scoreSuspicion } from './suspicion-score.ts'
import type { ValidatedSubmission } from './submission-body.ts'

/** A validated submission that is not stored yet. */
export interface IncomingSubmission {
  readonly input: ValidatedSubmission
  /** Whether the honeypot field was filled in. */
  readonly trapFilled: boolean
  readonly idempotencyKey: string | null
  readonly clientAddress: string
  /** 'token': the captcha token of the input is checked. 'none': the form without scripts has none (unverified). */
  readonly proofSource: 'token' | 'none'
}

export type SubmissionResult =
  | {
      readonly outcome: 'stored' | 'repeated'
      readonly submission: Submission
      /** Token of the status page; `null` for a repeat without a key, whose first submission may have had one. */
      readonly statusPageToken: string | null
    }
  | { readonly outcome: 'refused'; readonly error: ApiError }

export type HandleSubmission = (incoming: IncomingSubmission) => Promise<SubmissionResult>

export interface IntakeDeps {
  readonly store: Pick<Store, 'findByIdempotencyKey' | 'findByTokenHash' | 'record'>
  readonly verify: VerifyCaptcha
  readonly limits: RateLimits
  readonly concurrencyLimit: ConcurrencyLimit
  readonly hasRoom: HasDiskSpace
  readonly statusPageToken: StatusPageTokenFactory
  readonly mayMailStatus: IsStatusMailAllowed
  readonly senderNetwork: SenderNetwork
  /** Called after a submission was stored: its mail and its alarm are due. */
  readonly onStored: () => void
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** A new UUID. */
  readonly randomId: () => string
  /** Domain part of every Message-ID. */
  readonly mailDomain: string
  /** Resolves after this many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<unknown>
}

interface CaptchaProof {
  readonly verified: boolean
  readonly provider: 'recaptcha' | 'altcha' | 'none'
  readonly nonce: CaptchaResult['nonce']
}

const BUSY_RETRY_AFTER_S = 2
const FULL_DISK_RETRY_AFTER_S = 60
/** Time after which a proof that another server just spent is visible in the database. */
const SPENT_PROOF_DELAY_MS = 300

/** Hashes a captcha token with SHA-256 for the store; `null` for an empty token. */
export function tokenHash(token: string): string | null {
  return token === '' ? null : hashOfToken(token)
}

/**
 * Stores a submission exactly once, however often it is sent, and acknowledges it only
 * when it is durable. Repeats are answered before the captcha is checked (R64), because
 * their proof is spent already.
 */
export function createIntake(deps: IntakeDeps): HandleSubmission {
  const { store, concurrencyLimit, limits, hasRoom } = deps
  const keyedMutex = createKeyedMutex()

  const findEarlier = async ({
    idempotencyKey,
    input,
  }: IncomingSubmission): Promise<Submission | null> => {
    if (idempotencyKey !== null) return await store.findByIdempotencyKey(idempotencyKey)
    const hash = tokenHash(input.recaptcha_token)
    return hash === null ? null : await store.findByTokenHash(hash)
  }

  /** Serializes submissions with the same key: the second of two concurrent ones finds the first one's row. */
  const admit = async (submission: IncomingSubmission): Promise<SubmissionResult> => {
    if (!(await hasRoom())) return refuse(BUSY(FULL_DISK_RETRY_AFTER_S))
    // Before the captcha check: Google accepts each proof only once.
    if (concurrencyLimit.isFull()) return refuse(BUSY(BUSY_RETRY_AFTER_S))
    const rateLimitError = await limits.submission(submission.clientAddress)
    if (rateLimitError) return refuse(rateLimitError)
    const mutexKey = submission.idempotencyKey ?? tokenHash(submission.input.recaptcha_token)
    if (mutexKey === null) return await checkCaptcha(submission)
    return await keyedMutex.run(mutexKey, async (waited) => {
      const earlier = waited ? await findEarlier(submission) : null
      return earlier ? await repeat(submission, earlier) : await checkCaptcha(submission)
    })
  }

  const checkCaptcha = async (incoming: IncomingSubmission): Promise<SubmissionResult> => {
    if (incoming.proofSource === 'none') return await recordUnverified(incoming, 'none')
    const verdict = await deps.verify(incoming.input.recaptcha_token)
    if (verdict.state === 'refused') return await refuseCaptcha(incoming, verdict.reason)
    if (verdict.state === 'unverified') return await recordUnverified(incoming, verdict.provider)
    return await record(incoming, {
      verified: true,
      provider: verdict.provider,
      nonce: verdict.nonce,
    })
  }

  /**
   * Uses the shared resources (concurrency limit, storage budget) only for submissions that passed
   * their own limits and the captcha. Only stored submissions count against the budget.
   */
  const record = async (
    incoming: IncomingSubmission,
    proof: CaptchaProof,
  ): Promise<SubmissionResult> => {
    const budget = proof.verified ? 'verified' : 'unverified'
    const budgetError = limits.budgetError(budget, incoming.clientAddress)
    if (budgetError) return refuse(budgetError)
    const release = concurrencyLimit.acquire()
    if (release === null) return refuse(BUSY(BUSY_RETRY_AFTER_S))
    try {
      const taken = await storeSubmission(incoming, proof)
      if (taken.outcome === 'stored') limits.drawBudget(budget, incoming.clientAddress)
      return taken
    } finally {
      release()
    }
  }

  /** Refuses a proof, unless the same submission spent it a moment ago on another server. */
  const refuseCaptcha = async (
    incoming: IncomingSubmission,
    reason: CaptchaRefusalReason,
  ): Promise<SubmissionResult> => {
    if (reason === 'spent') {
      await deps.pause(SPENT_PROOF_DELAY_MS)
      const earlier = await findEarlier(incoming)
      if (earlier) return await repeat(incoming, earlier)
    }
    return refuse(captchaRefused(reason))
  }

  const recordUnverified = async (
    incoming: IncomingSubmission,
    provider: 'recaptcha' | 'none',
  ): Promise<SubmissionResult> => {
    const tooOften = await limits.unverified(incoming.clientAddress)
    if (tooOften) return refuse(tooOften)
    return await record(incoming, { verified: false, provider, nonce: null })
  }

  /**
   * Answers with the earlier row only if the content is the same: a corrected submission must
   * not be acknowledged and lost, and a guessed key must not reveal another visitor's data.
   * A gate code that was not sent this time is left out.
   */
  const repeat = async (
    incoming: IncomingSubmission,
    earlier: Submission,
  ): Promise<SubmissionResult> => {
    const { input, proofSource, idempotencyKey } = incoming
    if (!isSameSubmission(input, earlier, proofSource === 'token' ? 'may-be-missing' : 'exact'))
      return refuse(idempotencyKey === null ? captchaRefused('spent') : KEY_ALREADY_USED)
    const statusPageToken =
      idempotencyKey === null
        ? null
        : await deps.statusPageToken({ id: earlier.id, idempotencyKey })
    return {
      outcome: 'repeated',
      submission: { ...earlier, gate_code: input.gate_code },
      statusPageToken,
    }
  }

  const storeSubmission = async (
    incoming: IncomingSubmission,
    proof: CaptchaProof,
  ): Promise<SubmissionResult> => {
    const { input, trapFilled, idempotencyKey } = incoming
    const now = deps.clock()
    const id = deps.randomId()
    const { verified } = proof
    const formCompletionTime = input.visitor_info?.formCompletionTime
    const statusPageToken = await deps.statusPageToken({ id, idempotencyKey })
    const email = input.email === null ? null : headerAddress(input.email)
    const visitorMail =
      email !== null && (await deps.mayMailStatus({ email, verified, trapFilled }))
        ? { id: deps.randomId(), messageId: `<receipt.${id}@${deps.mailDomain}>` }
        : null
    const result = await store.record({
      row: { id, created_at: new Date(now).toISOString(), ...input },
      verdict: {
        verification: verified ? 'verified' : 'unverified',
        captchaProvider: proof.provider,
        ...scoreSuspicion({ trapFilled, formCompletionTime, verified }),
      },
      idempotencyKey,
      tokenHash: tokenHash(input.recaptcha_token),
      nonce: proof.nonce,
      mail: { id: deps.randomId(), messageId: `<${id}@${deps.mailDomain}>` },
      visitorMail,
      statusPageTokenHash: hashOfToken(statusPageToken),
      network: await deps.senderNetwork(incoming.clientAddress),
      now,
    })
    if (result.outcome === 'nonce-spent') return refuse(captchaRefused('spent'))
    if (result.outcome === 'repeated') return await repeat(incoming, result.submission)
    deps.onStored()
    return { ...result, statusPageToken }
  }

  return async (incoming) => {
    const earlier = await findEarlier(incoming)
    return earlier ? await repeat(incoming, earlier) : await admit(incoming)
  }
}

function refuse(error: ApiError): SubmissionResult {
  return { outcome: 'refused', error }
}
