import type {
  CaptchaResult,
  CaptchaRefusalReason,
  VerifyCaptcha,
} from '#server/captcha/captcha-result.ts'
import { type ApiError, busy } from '#server/http/api-error.ts'
import type { HasDiskSpace } from '#server/http/readiness.ts'
import type { ConcurrencyLimit } from '#server/http/concurrency-limit.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import { headerAddress } from '#server/mail/header-address.ts'
import { hashOfToken } from '#server/secrets/token.ts'
import type { DeriveStatusPageToken } from '#server/status-page-token/token-factory.ts'
import { townOfLead } from '#domain/lead-town.ts'
import { joinUnit } from '#domain/submission/address-unit.ts'
import { EMPTY_OPTIONAL_FIELDS } from '#domain/submission/field-lists.ts'
import type { Submission } from '#domain/submission/fields.ts'
import type { SubmissionInput } from '#domain/submission/input.ts'
import type { Store } from '#server/store/store.ts'
import { captchaRefused, KEY_ALREADY_USED } from './refusals.ts'
import { isSameSubmission } from './same-submission.ts'
import type { IsStatusMailAllowed } from './status-mail.ts'
import type { SenderNetwork } from './sender-network.ts'
import { createKeyedMutex } from './keyed-mutex.ts'
import { scoreSuspicion } from './suspicion-score.ts'

/** What the HTTP request says about a submission's sender. */
export interface Sender {
  readonly idempotencyKey: string | null
  readonly clientAddress: string
  /** 'token': the captcha token of the submission is checked. 'none': the form without scripts has none (unverified). */
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

/** Handles the fields of one request's body as they were sent. */
export type HandleSubmission = (
  columns: Readonly<Record<string, unknown>>,
  sender: Sender,
) => Promise<SubmissionResult>

export type StoreSubmission = (input: SubmissionInput, sender: Sender) => Promise<SubmissionResult>

export interface IntakeDeps {
  readonly store: Pick<Store, 'findByIdempotencyKey' | 'findByTokenHash' | 'record'>
  readonly verify: VerifyCaptcha
  readonly limits: RateLimits
  readonly concurrencyLimit: ConcurrencyLimit
  readonly hasDiskSpace: HasDiskSpace
  readonly deriveStatusPageToken: DeriveStatusPageToken
  readonly mayMailStatus: IsStatusMailAllowed
  readonly senderNetwork: SenderNetwork
  /** Called after a submission was stored: its mail and its alarm are due. */
  readonly onStored: () => void
  readonly clock: () => number
  readonly randomId: () => string
  /** Domain part of every Message-ID. */
  readonly mailDomain: string
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
export function captchaTokenHash(token: string): string | null {
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
    { idempotencyKey }: Sender,
  ): Promise<Submission | null> => {
    if (idempotencyKey !== null) return await store.findByIdempotencyKey(idempotencyKey)
    const hash = captchaTokenHash(input.recaptcha_token)
    return hash === null ? null : await store.findByTokenHash(hash)
  }

  /** Serializes submissions with the same key: the second of two concurrent ones finds the first one's row. */
  const admit: StoreSubmission = async (input, sender) => {
    if (!(await hasDiskSpace())) return refuse(busy(FULL_DISK_RETRY_AFTER_S))
    // Before the captcha check: Google accepts each proof only once.
    if (concurrencyLimit.isFull()) return refuse(busy(BUSY_RETRY_AFTER_S))
    const rateLimitError = await limits.admitOnAllServers('submission', sender.clientAddress)
    if (rateLimitError) return refuse(rateLimitError)
    const mutexKey = sender.idempotencyKey ?? captchaTokenHash(input.recaptcha_token)
    if (mutexKey === null) return await verifyAndRecord(input, sender)
    return await keyedMutex.run(mutexKey, async (waited) => {
      const earlier = waited ? await findEarlier(input, sender) : null
      return earlier ? await repeat(input, sender, earlier) : await verifyAndRecord(input, sender)
    })
  }

  const verifyAndRecord: StoreSubmission = async (input, sender) => {
    if (sender.proofSource === 'none') return await recordUnverified(input, sender, 'none')
    const { state, provider, nonce, reason } = await deps.verify(input.recaptcha_token)
    if (state === 'refused') return await refuseCaptcha(input, sender, reason)
    if (state === 'unverified') return await recordUnverified(input, sender, provider)
    return await record(input, sender, { verified: true, provider, nonce })
  }

  /**
   * Uses the shared resources (concurrency limit, storage budget) only for submissions that passed
   * their own limits and the captcha. Only stored submissions count against the budget.
   */
  const record = async (
    input: SubmissionInput,
    sender: Sender,
    proof: CaptchaProof,
  ): Promise<SubmissionResult> => {
    const budget = proof.verified ? 'verified' : 'unverified'
    const budgetError = limits.checkBudget(budget, sender.clientAddress)
    if (budgetError) return refuse(budgetError)
    const release = concurrencyLimit.acquire()
    if (release === null) return refuse(busy(BUSY_RETRY_AFTER_S))
    try {
      const result = await storeSubmission(input, sender, proof)
      if (result.outcome === 'stored') limits.countUse(budget, sender.clientAddress)
      return result
    } finally {
      release()
    }
  }

  /** Refuses a proof, unless the same submission spent it a moment ago on another server. */
  const refuseCaptcha = async (
    input: SubmissionInput,
    sender: Sender,
    reason: CaptchaRefusalReason,
  ): Promise<SubmissionResult> => {
    if (reason === 'spent') {
      await deps.pause(SPENT_PROOF_DELAY_MS)
      const earlier = await findEarlier(input, sender)
      if (earlier) return await repeat(input, sender, earlier)
    }
    return refuse(captchaRefused(reason))
  }

  const recordUnverified = async (
    input: SubmissionInput,
    sender: Sender,
    provider: 'recaptcha' | 'none',
  ): Promise<SubmissionResult> => {
    const rateLimitError = await limits.admitOnAllServers('unverified', sender.clientAddress)
    if (rateLimitError) return refuse(rateLimitError)
    return await record(input, sender, { verified: false, provider, nonce: null })
  }

  /**
   * Answers with the earlier row only if the content is the same: a corrected submission must
   * not be acknowledged and lost, and a guessed key must not reveal another visitor's data.
   * A gate code that was not sent this time is left out.
   */
  const repeat = async (
    input: SubmissionInput,
    sender: Sender,
    earlier: Submission,
  ): Promise<SubmissionResult> => {
    const { proofSource, idempotencyKey } = sender
    if (!isSameSubmission(input, earlier, proofSource === 'token' ? 'may-be-missing' : 'exact'))
      return refuse(idempotencyKey === null ? captchaRefused('spent') : KEY_ALREADY_USED)
    const statusPageToken =
      idempotencyKey === null
        ? null
        : await deps.deriveStatusPageToken({ id: earlier.id, idempotencyKey })
    return {
      outcome: 'repeated',
      submission: { ...earlier, gate_code: input.gate_code ?? null },
      statusPageToken,
    }
  }

  const storeSubmission = async (
    input: SubmissionInput,
    sender: Sender,
    proof: CaptchaProof,
  ): Promise<SubmissionResult> => {
    const { website = '', ...fields } = input
    const honeypotFilled = website !== ''
    const { idempotencyKey, clientAddress } = sender
    const now = deps.clock()
    const id = deps.randomId()
    const { verified } = proof
    const formCompletionTime = input.visitor_info?.formCompletionTime
    const statusPageToken = await deps.deriveStatusPageToken({ id, idempotencyKey })
    const email = headerAddress(input.email ?? '')
    const visitorMail =
      email !== null && (await deps.mayMailStatus({ email, verified, honeypotFilled }))
        ? { id: deps.randomId(), messageId: `<receipt.${id}@${deps.mailDomain}>` }
        : null
    const result = await store.record({
      row: { ...EMPTY_OPTIONAL_FIELDS, ...fields, id, created_at: new Date(now).toISOString() },
      checks: {
        street: joinUnit(input.address, input.unit_number).street,
        town: townOfLead(input),
        verification: verified ? 'verified' : 'unverified',
        captchaProvider: proof.provider,
        ...scoreSuspicion({ honeypotFilled, formCompletionTime, verified }),
      },
      idempotencyKey,
      tokenHash: captchaTokenHash(input.recaptcha_token),
      nonce: proof.nonce,
      mail: { id: deps.randomId(), messageId: `<${id}@${deps.mailDomain}>` },
      visitorMail,
      statusPageTokenHash: hashOfToken(statusPageToken),
      network: await deps.senderNetwork(clientAddress),
      now,
    })
    if (result.outcome === 'nonce-spent') return refuse(captchaRefused('spent'))
    if (result.outcome === 'repeated') return await repeat(input, sender, result.submission)
    deps.onStored()
    return { ...result, statusPageToken }
  }

  return async (input, sender) => {
    const earlier = await findEarlier(input, sender)
    return earlier ? await repeat(input, sender, earlier) : await admit(input, sender)
  }
}

function refuse(error: ApiError): SubmissionResult {
  return { outcome: 'refused', error }
}
