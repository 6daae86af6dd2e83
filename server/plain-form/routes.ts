import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { business } from '#domain/business.ts'
import type { Campaign } from '#domain/campaign.ts'
import { phoneLine } from '#domain/phone.ts'
import { draftErrors } from '#domain/request-rules.ts'
import { inWords } from '#domain/rule-words.ts'
import { ENGLISH_RULE_WORDS } from '#domain/rule-words-en.ts'
import { type RequestDraft, toSubmission } from '#domain/request.ts'
import { wrongFields, readSubmission } from '#server/intake/submission-body.ts'
import { type Arrival, KEY_TAKEN, type Taken } from '#server/intake/intake.ts'
import type { ApiError } from '#server/http/api-error.ts'
import { apiError } from '#server/http/api-error.ts'
import { refusalFor } from '#server/http/error-replies.ts'
import type { RequestDoor } from '#server/intake/door.ts'
import type { Store } from '#server/store/store.ts'
import {
  type FormBody,
  keyOfCorrection,
  keysOfFields,
  readFormBody,
  SAME_FIELDS_MS,
} from './form-body.ts'
import { cameFrom, isSameOrigin } from '#server/http/origin.ts'
import { type FormPage, formPage } from './page.ts'
import { FORM_POLICY } from './styles.ts'

export interface PlainFormDeps extends RequestDoor {
  readonly environment: { readonly siteUrl: string }
  readonly store: Pick<Store, 'findByIdempotencyKey'>
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** A new UUID. */
  readonly randomId: () => string
}

const FOREIGN = apiError(403, 'PT403', 'This form was sent from another website')

/**
 * `POST /request`: the form for a page whose script never came. The rules are
 * the same; there is no captcha, so it is marked unverified and limited
 * harder. Nothing typed is lost: every answer but success carries it back.
 */
export async function plainFormRoutes(app: FastifyInstance, deps: PlainFormDeps): Promise<void> {
  const { environment, metrics, clientAddress, limits, randomId } = deps
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => readFormBody(body),
  )

  app.get('/request', async (_request, reply) => reply.redirect('/book-online', 303))

  app.post<{ Body: FormBody | undefined }>('/request', async (request, reply) => {
    const { path, campaign } = cameFrom(request.headers, environment.siteUrl)
    // Without a body no parser runs: that is a form in which nothing was filled in.
    const { draft, trapped, idempotencyKey } = request.body ?? readFormBody(Buffer.alloc(0))
    const refuse = (error: ApiError, status: number): FastifyReply => {
      metrics.lead('refused', error.code)
      const key = idempotencyKey ?? randomId()
      return answer(reply, status, error, { draft, errors: {}, idempotencyKey: key, campaign })
    }
    if (!isSameOrigin(request.headers, environment.siteUrl)) return refuse(FOREIGN, 403)
    const tooOften = limits.call(clientAddress(request))
    if (tooOften) return refuse(tooOften, tooOften.status)
    const errors = inWords(draftErrors(draft), ENGLISH_RULE_WORDS)
    if (Object.keys(errors).length > 0) {
      metrics.lead('refused', '23514')
      const key = idempotencyKey ?? randomId()
      return answer(reply, 422, wrongFields('23514', errors), {
        draft,
        errors,
        idempotencyKey: key,
        campaign,
      })
    }
    const taken = await take(request, deps, { draft, trapped, idempotencyKey, path, campaign })
    if (taken.outcome === 'refused') return refuse(taken.error, taken.error.status)
    metrics.lead(taken.outcome, '')
    // R120: the receipt thanks as /thank-you does, and goes on telling. A form always has a key, so it always has one.
    return reply.redirect(taken.receipt === null ? '/thank-you' : `/r/${taken.receipt}`, 303)
  })

  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalFor(error, request)
    const body = request.body as FormBody | undefined
    const { campaign } = cameFrom(request.headers, environment.siteUrl)
    return answer(reply, refusal.status, refusal, {
      draft: body?.draft ?? null,
      errors: {},
      idempotencyKey: body?.idempotencyKey ?? randomId(),
      campaign,
    })
  })
}

async function take(
  request: FastifyRequest,
  deps: PlainFormDeps,
  form: FormBody & { readonly path: string; readonly campaign: Campaign | null },
): Promise<Taken> {
  const { draft, path, campaign } = form
  const submission = toSubmission(draft, {
    captchaToken: '',
    sourceUrl: path,
    ...(campaign && { trafficSource: { ...campaign, click_path: [path] } }),
  })
  const reading = readSubmission({ ...submission })
  if (!reading.ok) return { outcome: 'refused', error: reading.error }
  const idempotencyKey = form.idempotencyKey ?? (await keyFor(draft, deps))
  const arrival: Arrival = {
    row: reading.row,
    trapped: form.trapped,
    idempotencyKey,
    clientAddress: deps.clientAddress(request),
    proof: 'none',
  }
  const taken = await deps.takeRequest(arrival)
  if (taken.outcome !== 'refused' || taken.error !== KEY_TAKEN) return taken
  // Sent, gone back, corrected, sent again: the page still holds the key of the first.
  const corrected = keyOfCorrection(idempotencyKey, draft)
  return await deps.takeRequest({ ...arrival, idempotencyKey: corrected })
}

/** A form without a key is known by its fields, for ten minutes. */
async function keyFor(draft: RequestDraft, { store, clock }: PlainFormDeps): Promise<string> {
  const { current, before } = keysOfFields(draft, clock())
  const earlier = await store.findByIdempotencyKey(before)
  const recent = earlier !== null && Date.parse(earlier.created_at) > clock() - SAME_FIELDS_MS
  return recent ? before : current
}

function answer(
  reply: FastifyReply,
  status: number,
  error: ApiError,
  page: Pick<FormPage, 'draft' | 'errors' | 'idempotencyKey'> & {
    readonly campaign: Campaign | null
  },
): FastifyReply {
  const { campaign, ...content } = page
  const wrong = Object.keys(content.errors).length > 0
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', FORM_POLICY)
    .type('text/html; charset=utf-8')
    .send(
      formPage({
        ...content,
        heading: wrong ? 'We do not have your request yet' : 'We do not have your request',
        explanation: wrong
          ? 'Something below is missing or needs a fix. Nothing you typed is lost. If you are locked out now, call us.'
          : `${error.message}. Nothing you typed is lost. Send it again in a few minutes, or call us now.`,
        phone: business.phones[phoneLine(campaign ?? {})],
      }),
    )
}
