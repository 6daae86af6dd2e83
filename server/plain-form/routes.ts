import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { business } from '#domain/business.ts'
import { localPath } from '#domain/local-paths.ts'
import { phoneLine } from '#domain/phone.ts'
import { draftErrors } from '#domain/request-rules.ts'
import { inWords } from '#domain/rule-words.ts'
import { pageLanguage } from '#domain/visitor-language.ts'
import { type RequestDraft, toSubmission } from '#domain/request.ts'
import { wrongFields, readSubmission } from '#server/intake/submission-body.ts'
import { type Arrival, KEY_TAKEN, type Taken } from '#server/intake/intake.ts'
import type { ApiError } from '#server/http/api-error.ts'
import { apiError } from '#server/http/api-error.ts'
import { refusalFor } from '#server/http/error-replies.ts'
import { FORM_MEDIA_TYPE } from '#server/http/form-body.ts'
import type { RequestDoor } from '#server/intake/door.ts'
import type { Store } from '#server/store/store.ts'
import {
  type FormBody,
  keyOfCorrection,
  keysOfFields,
  readFormBody,
  SAME_FIELDS_MS,
} from './form-body.ts'
import { cameFrom, type FormerPage, isSameOrigin } from '#server/http/origin.ts'
import { FORM_LOOK, type FormPage, formPage } from './page.ts'
import { FORM_WORDS } from './words.ts'

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
    FORM_MEDIA_TYPE,
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => readFormBody(body),
  )

  app.get('/request', async (request, reply) => {
    const { path } = cameFrom(request.headers, environment.siteUrl, null)
    return reply.redirect(localPath('/book-online', pageLanguage(path)), 303)
  })

  app.post<{ Body: FormBody | undefined }>('/request', async (request, reply) => {
    // Without a body no parser runs: that is a form in which nothing was filled in.
    const form = request.body ?? readFormBody(Buffer.alloc(0))
    const { draft, idempotencyKey } = form
    const from = cameFrom(request.headers, environment.siteUrl, form.page)
    const language = pageLanguage(from.path)
    const refuse = (error: ApiError, status: number): FastifyReply => {
      metrics.lead('refused', error.code)
      const key = idempotencyKey ?? randomId()
      return answer(reply, status, error, { draft, errors: {}, idempotencyKey: key, from })
    }
    if (!isSameOrigin(request.headers, environment.siteUrl)) return refuse(FOREIGN, 403)
    const tooOften = limits.call(clientAddress(request))
    if (tooOften) return refuse(tooOften, tooOften.status)
    const errors = inWords(draftErrors(draft), FORM_WORDS[language].rules)
    if (Object.keys(errors).length > 0) {
      metrics.lead('refused', '23514')
      const key = idempotencyKey ?? randomId()
      return answer(reply, 422, wrongFields('23514', errors), {
        draft,
        errors,
        idempotencyKey: key,
        from,
      })
    }
    const taken = await take(request, deps, { ...form, from })
    if (taken.outcome === 'refused') return refuse(taken.error, taken.error.status)
    metrics.lead(taken.outcome, '')
    // R120: the receipt thanks as /thank-you does, and goes on telling. A form always has a key, so it always has one.
    const thanks = localPath('/thank-you', language)
    return reply.redirect(taken.receipt === null ? thanks : `/r/${taken.receipt}`, 303)
  })

  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalFor(error, request)
    const body = request.body as FormBody | undefined
    const from = cameFrom(request.headers, environment.siteUrl, body?.page ?? null)
    return answer(reply, refusal.status, refusal, {
      draft: body?.draft ?? null,
      errors: {},
      idempotencyKey: body?.idempotencyKey ?? randomId(),
      from,
    })
  })
}

async function take(
  request: FastifyRequest,
  deps: PlainFormDeps,
  form: FormBody & { readonly from: FormerPage },
): Promise<Taken> {
  const { draft } = form
  const { path, campaign } = form.from
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
    trapFilled: form.trapFilled,
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
    readonly from: FormerPage
  },
): FastifyReply {
  const { from, ...content } = page
  const language = pageLanguage(from.path)
  const words = FORM_WORDS[language]
  const wrong = Object.keys(content.errors).length > 0
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', FORM_LOOK.policy)
    .type('text/html; charset=utf-8')
    .send(
      formPage({
        ...content,
        language,
        cameFrom: from.address,
        heading: wrong ? words.wrong.heading : words.refused.heading,
        explanation: wrong
          ? words.wrong.text
          : words.refused.text(words.reasons[error.code] ?? words.reason ?? error.message),
        phone: business.phones[phoneLine(from.campaign ?? {})],
      }),
    )
}
