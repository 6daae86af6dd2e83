import type {
  CaptchaResult,
  CaptchaRefusalReason,
  VerifyCaptcha,
} from '#server/submissions/captcha/captcha-result.ts'
import { type ApiError, busy } from '#server/http/api-error.ts'
import type { HasDiskSpace } from '#server/http/readiness.ts'
import type { ConcurrencyLimit } from '#server/http/concurrency-limit.ts'
import type { RateLimits } from '#server/submissions/limits/rate-limits.ts'
import { mailAddress } from '#domain/text/email.ts'
import { hashOfToken } from '#server/secrets/token.ts'
import type { DeriveStatusPageToken } from '#server/status-page-token/token-factory.ts'
import { townOfLead } from '#domain/places/lead-town.ts'
import { joinUnit } from '#domain/submission/address/address-unit.ts'
import { EMPTY_OPTIONAL_FIELDS } from '#domain/submission/field-lists.ts'
import type { Submission } from '#domain/submission/fields.ts'
import type { SubmissionInput } from '#domain/submission/input.ts'
import type { Db } from '#server/store/db.ts'
import { captchaRefused, KEY_ALREADY_USED } from './refusals.ts'
import { isSameSubmission } from './same-submission.ts'
import type { IsStatusMailAllowed } from './status-mail.ts'
import type { CustomerNetwork } from './customer-network.ts'
import { createKeyedMutex } from './keyed-mutex.ts'
import { scoreSuspicion } from './suspicion-score.ts'
import {
  findByIdempotencyKey,
  findByCaptchaTokenHash,
  keepGateCode,
} from '#server/store/submissions.ts'
import { storeSubmission } from '#server/store/record.ts'

/** What the HTTP request of a submission says besides the fields. */
export interface SubmissionRequest {
  readonly idempotencyKey: string | null
  readonly clientAddress: string
  /** False for the form without scripts, which has none: the submission is unverified. */
  readonly hasCaptchaToken: boolean
}

export type SubmissionResult =
  | {
      readonly outcome: 'stored' | 'repeated'
      readonly submission: Submission
      /**
       * Token of the status page; `null` for a repeat without a key, whose first submission may
       * have had one.
       */
      readonly statusPageToken: string | null
    }
  | { readonly outcome: 'refused'; readonly error: ApiError }

/** Handles the fields of one request's body as they were sent. */
export type HandleSubmission = (
  columns: Readonly<Record<string, unknown>>,
  request: SubmissionRequest,
) => Promise<SubmissionResult>

export type StoreSubmission = (
  input: SubmissionInput,
  request: SubmissionRequest,
) => Promise<SubmissionResult>

export interface IntakeDeps {
  readonly store: Db
  readonly verify: VerifyCaptcha
  readonly limits: RateLimits
  readonly concurrencyLimit: ConcurrencyLimit
  readonly hasDiskSpace: HasDiskSpace
  readonly deriveStatusPageToken: DeriveStatusPageToken
  readonly mayMailStatus: IsStatusMailAllowed
  readonly customerNetwork: CustomerNetwork
  readonly clock: () => number
  readonly randomId: () => string
  /** Domain part of every Message-ID. */
  readonly mailDomain: string
  readonly pause: (milliseconds: number) => Promise<unknown>
}

interface CaptchaVerdict {
  readonly verified: boolean
  readonly provider: 'recaptcha' | 'altcha' | 'none'
  readonly nonce: CaptchaResult['nonce']
}

const BUSY_RETRY_AFTER_S = 2
const FULL_DISK_RETRY_AFTER_S = 60
/** Time after which a proof that another server just spent is visible in the database. */
const SPENT_PROOF_DELAY_MS = 300

/** Hashes a captcha token with SHA-256 for the store; `null` for an empty token. */
export function hashCaptchaToken(token: string): string | null {
  return token === '' ? null : hashOfToken(token)
}

/**
 * Stores a submission exactly once, however often it is sent, and acknowledges it only
 * when it is durable. Repeats are answered before the captcha is checked (R64), because
 * their proof is spent already.
 */
export function createIntake(deps: IntakeDeps): StoreSubmission {
  const { store, concurrencyLimit, limits, hasDiskSpace } = deps
  const keyedMutex = createKeyedMutex()

  const findEarlier = async (
    input: SubmissionInput,
    { idempotencyKey }: SubmissionRequest,
  ): Promise<Submission | null> => {
    if (idempotencyKey !== null) return await findByIdempotencyKey(store, idempotencyKey)
    const hash = hashCaptchaToken(input.recaptcha_token)
    return hash === null ? null : await findByCaptchaTokenHash(store, hash)
  }

  /**
   * Serializes submissions with the same key: the second of two concurrent ones finds the first
   * one's row.
   */
  const admit: StoreSubmission = async (input, request) => {
    if (!(await hasDiskSpace())) return refuse(busy(FULL_DISK_RETRY_AFTER_S))
    // Before the captcha check: Google accepts each proof only once.
    if (concurrencyLimit.isFull()) return refuse(busy(BUSY_RETRY_AFTER_S))
    const rateLimitError = await limits.admitOnAllServers('submission', request.clientAddress)
    if (rateLimitError) return refuse(rateLimitError)
    const mutexKey = request.idempotencyKey ?? hashCaptchaToken(input.recaptcha_token)
    if (mutexKey === null) return await verifyAndRecord(input, request)
    return await keyedMutex.run(mutexKey, async (waited) => {
      const earlier = waited ? await findEarlier(input, request) : null
      return earlier ? await repeat(input, request, earlier) : await verifyAndRecord(input, request)
    })
  }

  const verifyAndRecord: StoreSubmission = async (input, request) => {
    if (!request.hasCaptchaToken) return await recordUnverified(input, request, 'none')
    const { state, provider, nonce, reason } = await deps.verify(input.recaptcha_token)
    if (state === 'refused') return await refuseCaptcha(input, request, reason)
    if (state === 'unverified') return await recordUnverified(input, request, provider)
    return await record(input, request, { verified: true, provider, nonce })
  }

  /**
   * Uses the shared resources (concurrency limit, storage budget) only for submissions that passed
   * their own limits and the captcha. Only stored submissions count against the budget.
   */
  const record = async (
    input: SubmissionInput,
    request: SubmissionRequest,
    verdict: CaptchaVerdict,
  ): Promise<SubmissionResult> => {
    const budget = verdict.verified ? 'verified' : 'unverified'
    const budgetError = limits.checkBudget(budget, request.clientAddress)
    if (budgetError) return refuse(budgetError)
    const release = concurrencyLimit.acquire()
    if (release === null) return refuse(busy(BUSY_RETRY_AFTER_S))
    try {
      const result = await storeAdmitted(input, request, verdict)
      if (result.outcome === 'stored') limits.countUse(budget, request.clientAddress)
      return result
    } finally {
      release()
    }
  }

  /** Refuses a proof, unless the same submission spent it a moment ago on another server. */
  const refuseCaptcha = async (
    input: SubmissionInput,
    request: SubmissionRequest,
    reason: CaptchaRefusalReason,
  ): Promise<SubmissionResult> => {
    if (reason === 'spent') {
      await deps.pause(SPENT_PROOF_DELAY_MS)
      const earlier = await findEarlier(input, request)
      if (earlier) return await repeat(input, request, earlier)
    }
    return refuse(captchaRefused(reason))
  }

  const recordUnverified = async (
    input: SubmissionInput,
    request: SubmissionRequest,
    provider: 'recaptcha' | 'none',
  ): Promise<SubmissionResult> => {
    const rateLimitError = await limits.admitOnAllServers('unverified', request.clientAddress)
    if (rateLimitError) return refuse(rateLimitError)
    return await record(input, request, { verified: false, provider, nonce: null })
  }

  /**
   * Answers with the earlier row only if the content is the same: a corrected submission must
   * not be acknowledged and lost, and a guessed key must not reveal another visitor's data.
   * A gate code that was not sent this time is left out, and one that was typed again is stored.
   */
  const repeat = async (
    input: SubmissionInput,
    request: SubmissionRequest,
    earlier: Submission,
  ): Promise<SubmissionResult> => {
    const { idempotencyKey } = request
    if (!isSameSubmission(input, earlier))
      return refuse(idempotencyKey === null ? captchaRefused('spent') : KEY_ALREADY_USED)
    const gateCode = input.gate_code ?? null
    if (gateCode !== null && gateCode !== earlier.gate_code)
      await store.write((tx) => keepGateCode(tx, earlier.id, gateCode))
    const statusPageToken =
      idempotencyKey === null
        ? null
        : await deps.deriveStatusPageToken({ id: earlier.id, idempotencyKey })
    return {
      outcome: 'repeated',
      submission: { ...earlier, gate_code: gateCode },
      statusPageToken,
    }
  }

  const storeAdmitted = async (
    input: SubmissionInput,
    request: SubmissionRequest,
    verdict: CaptchaVerdict,
  ): Promise<SubmissionResult> => {
    const { website = '', ...fields } = input
    const honeypotFilled = website !== ''
    const { idempotencyKey, clientAddress } = request
    const now = deps.clock()
    const id = deps.randomId()
    const { verified } = verdict
    const formCompletionTime = input.visitor_info?.formCompletionTime
    const statusPageToken = await deps.deriveStatusPageToken({ id, idempotencyKey })
    const email = mailAddress(input.email ?? '')
    const visitorMail =
      email !== null && (await deps.mayMailStatus({ email, verified, honeypotFilled }))
        ? { id: deps.randomId(), messageId: `<receipt.${id}@${deps.mailDomain}>` }
        : null
    const result = await storeSubmission(store, {
      row: { ...EMPTY_OPTIONAL_FIELDS, ...fields, id, created_at: new Date(now).toISOString() },
      checks: {
        street: joinUnit(input.address, input.unit_number).street,
        town: townOfLead(input),
        verification: verified ? 'verified' : 'unverified',
        captchaProvider: verdict.provider,
        ...scoreSuspicion({ honeypotFilled, formCompletionTime, verified }),
      },
      idempotencyKey,
      captchaTokenHash: hashCaptchaToken(input.recaptcha_token),
      nonce: verdict.nonce,
      mail: { id: deps.randomId(), messageId: `<${id}@${deps.mailDomain}>` },
      visitorMail,
      statusPageTokenHash: hashOfToken(statusPageToken),
      network: await deps.customerNetwork(clientAddress),
      now,
    })
    if (result.outcome === 'nonce-spent') return refuse(captchaRefused('spent'))
    if (result.outcome === 'repeated') return await repeat(input, request, result.submission)
    return { ...result, statusPageToken }
  }

  return async (input, request) => {
    const earlier = await findEarlier(input, request)
    return earlier ? await repeat(input, request, earlier) : await admit(input, request)
  }
}

function refuse(error: ApiError): SubmissionResult {
  return { outcome: 'refused', error }
}
