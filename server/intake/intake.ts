/** Takes the submissions of the form, from its API and from the form without scripts. */

import { setTimeout as pause } from 'node:timers/promises'
import { townOfLead } from '#domain/places/lead-town.ts'
import { joinUnit } from '#domain/submission/address/address-unit.ts'
import { EMPTY_OPTIONAL_FIELDS } from '#domain/submission/field-lists.ts'
import type { Submission } from '#domain/submission/fields.ts'
import type { SubmissionInput } from '#domain/submission/input.ts'
import { mailAddress } from '#domain/text/email.ts'
import type { App } from '#server/app.ts'
import { type ApiError, busy } from '#server/http/api-error.ts'
import { hashOfToken } from '#server/secrets/token.ts'
import { storeSubmission } from '#server/leads/record.ts'
import {
  findByCaptchaTokenHash,
  findByIdempotencyKey,
  keepGateCode,
} from '#server/db/tables/submissions.ts'
import type { CaptchaResult } from '#server/intake/captcha/captcha-result.ts'
import { verifyCaptcha } from '#server/intake/captcha/captcha.ts'
import { customerNetwork } from './customer-network.ts'
import { captchaRefused, KEY_ALREADY_USED } from './refusals.ts'
import { isSameSubmission } from './same-submission.ts'
import { mayMailStatus } from './status-mail.ts'
import { parseSubmission } from './submission-body.ts'
import { scoreSuspicion } from './suspicion-score.ts'

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

interface CaptchaVerdict {
  readonly verified: boolean
  readonly provider: 'recaptcha' | 'altcha' | 'none'
  readonly nonce: CaptchaResult['nonce']
}

const BUSY_RETRY_AFTER_S = 2
const FULL_DISK_RETRY_AFTER_S = 60
/** Time after which a proof that another request just spent is visible in the database. */
const SPENT_PROOF_DELAY_MS = 300

/** Hashes a captcha token with SHA-256 for the database; `null` for an empty token. */
export function hashCaptchaToken(token: string): string | null {
  return token === '' ? null : hashOfToken(token)
}

/**
 * Stores a submission exactly once, however often it is sent, and acknowledges it only when it is
 * durable. Repeats are answered before the captcha is checked, because their proof is spent already.
 * @param columns the fields as they were sent
 */
export async function submit(
  app: App,
  columns: Readonly<Record<string, unknown>>,
  request: SubmissionRequest,
): Promise<SubmissionResult> {
  const parsed = parseSubmission(columns)
  if (!parsed.ok) return refuse(parsed.error)
  const { input } = parsed
  const earlier = await findEarlier(app, input, request)
  if (earlier !== null) return await repeat(app, input, request, earlier)
  if (!(await app.hasDiskSpace())) return refuse(busy(FULL_DISK_RETRY_AFTER_S))
  // Before the captcha check, because Google accepts each proof only once.
  if (app.writeSlots.isFull()) return refuse(busy(BUSY_RETRY_AFTER_S))
  if (!request.hasCaptchaToken) return await storeUnverified(app, input, request, 'none')
  const captcha = await verifyCaptcha(app, input.recaptcha_token)
  const { state, provider, nonce } = captcha
  if (state === 'unverified') return await storeUnverified(app, input, request, provider)
  if (state === 'verified') {
    // Counts solved proofs only: whoever sends worthless ones must not close the form for a neighbor.
    const rateLimitError = await app.limits.admitOnAllServers('submission', request.clientAddress)
    if (rateLimitError) return refuse(rateLimitError)
    return await storeAdmitted(app, input, request, { verified: true, provider, nonce })
  }
  if (captcha.reason === 'spent') {
    // The same submission may have spent it a moment ago.
    await pause(SPENT_PROOF_DELAY_MS)
    const meanwhile = await findEarlier(app, input, request)
    if (meanwhile !== null) return await repeat(app, input, request, meanwhile)
  }
  return refuse(captchaRefused(captcha.reason))
}

async function findEarlier(
  { db }: App,
  input: SubmissionInput,
  { idempotencyKey }: SubmissionRequest,
): Promise<Submission | null> {
  if (idempotencyKey !== null) return await findByIdempotencyKey(db, idempotencyKey)
  const hash = hashCaptchaToken(input.recaptcha_token)
  return hash === null ? null : await findByCaptchaTokenHash(db, hash)
}

/**
 * Answers with the earlier row only if the content is the same: a corrected submission must
 * not be acknowledged and lost, and a guessed key must not reveal another visitor's data.
 * A gate code is not compared: a newer one is stored, and one that was not sent is left out.
 */
async function repeat(
  { db, deriveStatusPageToken }: App,
  input: SubmissionInput,
  { idempotencyKey, hasCaptchaToken }: SubmissionRequest,
  earlier: Submission,
): Promise<SubmissionResult> {
  if (!isSameSubmission(input, earlier))
    return refuse(idempotencyKey === null ? captchaRefused('spent') : KEY_ALREADY_USED)
  const gateCode = input.gate_code ?? null
  // The form without scripts sends all fields again: an empty one was emptied.
  if (gateCode !== earlier.gate_code && (gateCode !== null || !hasCaptchaToken))
    await db.write((tx) => keepGateCode(tx, earlier.id, gateCode))
  return {
    outcome: 'repeated',
    submission: { ...earlier, gate_code: gateCode },
    statusPageToken:
      idempotencyKey === null
        ? null
        : await deriveStatusPageToken({ id: earlier.id, idempotencyKey }),
  }
}

async function storeUnverified(
  app: App,
  input: SubmissionInput,
  request: SubmissionRequest,
  provider: 'recaptcha' | 'none',
): Promise<SubmissionResult> {
  const rateLimitError = await app.limits.admitOnAllServers('unverified', request.clientAddress)
  if (rateLimitError) return refuse(rateLimitError)
  return await storeAdmitted(app, input, request, { verified: false, provider, nonce: null })
}

/**
 * Uses what all senders share, slots and the storage budget, only for submissions that passed their
 * own limits and the captcha. Only stored submissions count against the budget.
 */
async function storeAdmitted(
  app: App,
  input: SubmissionInput,
  request: SubmissionRequest,
  verdict: CaptchaVerdict,
): Promise<SubmissionResult> {
  const { limits } = app
  const budget = verdict.verified ? 'verified' : 'unverified'
  const budgetError = limits.checkBudget(budget, request.clientAddress)
  if (budgetError) return refuse(budgetError)
  const release = app.writeSlots.acquire()
  if (release === null) return refuse(busy(BUSY_RETRY_AFTER_S))
  try {
    const result = await storeNew(app, input, request, verdict)
    if (result.outcome === 'stored') limits.countUse(budget, request.clientAddress)
    return result
  } finally {
    release()
  }
}

async function storeNew(
  app: App,
  input: SubmissionInput,
  request: SubmissionRequest,
  { verified, provider, nonce }: CaptchaVerdict,
): Promise<SubmissionResult> {
  const { website = '', ...fields } = input
  const honeypotFilled = website !== ''
  const { idempotencyKey, clientAddress } = request
  const now = app.clock()
  const id = app.randomId()
  const mailDomain = new URL(app.environment.siteUrl).hostname
  const formCompletionTime = input.visitor_info?.formCompletionTime
  const statusPageToken = await app.deriveStatusPageToken({ id, idempotencyKey })
  const email = mailAddress(input.email ?? '')
  const getsMail = email !== null && (await mayMailStatus(app, { email, verified, honeypotFilled }))
  const result = await storeSubmission(app.db, {
    row: { ...EMPTY_OPTIONAL_FIELDS, ...fields, id, created_at: new Date(now).toISOString() },
    checks: {
      street: joinUnit(input.address, input.unit_number).street,
      town: townOfLead(input),
      verification: verified ? 'verified' : 'unverified',
      captchaProvider: provider,
      ...scoreSuspicion({ honeypotFilled, formCompletionTime, verified }),
    },
    idempotencyKey,
    captchaTokenHash: hashCaptchaToken(input.recaptcha_token),
    nonce,
    mail: { id: app.randomId(), messageId: `<${id}@${mailDomain}>` },
    visitorMail: getsMail
      ? { id: app.randomId(), messageId: `<receipt.${id}@${mailDomain}>` }
      : null,
    statusPageTokenHash: hashOfToken(statusPageToken),
    network: customerNetwork(await app.readSecret(), clientAddress),
    now,
  })
  if (result.outcome === 'nonce-spent') return refuse(captchaRefused('spent'))
  if (result.outcome === 'repeated') return await repeat(app, input, request, result.submission)
  return { ...result, statusPageToken }
}

const refuse = (error: ApiError): SubmissionResult => ({ outcome: 'refused', error })
