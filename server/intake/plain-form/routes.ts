import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { business } from '#domain/business/business.ts'
import { localizedPath } from '#domain/pages/localized-paths.ts'
import { phoneNumberKind } from '#domain/phone/phone.ts'
import { draftFieldErrors } from '#domain/submission/rules.ts'
import { fieldMessages } from '#domain/submission/rule-messages.ts'
import { pageLanguage } from '#domain/submission/visitor-language.ts'
import { type Draft, TIMEFRAMES } from '#domain/submission/draft.ts'
import { toSubmissionInput } from '#domain/submission/to-input.ts'
import { fieldErrorsReply } from '#server/intake/submission-body.ts'
import { submit, type SubmissionRequest, type SubmissionResult } from '#server/intake/intake.ts'
import { KEY_ALREADY_USED } from '#server/intake/refusals.ts'
import type { App } from '#server/app.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { privateOrigin } from '#server/environment.ts'
import type { ApiError } from '#server/http/api-error.ts'
import { apiError } from '#server/http/api-error.ts'
import { refusalFor } from '#server/http/error-handler.ts'
import { FORM_MEDIA_TYPE } from '#server/http/form-body.ts'
import {
  type PlainFormInput,
  correctionKey,
  keysFromFields,
  parseFormInput,
  REPEAT_WINDOW_MS,
} from './plain-form-body.ts'
import {
  isSameOrigin,
  isTranslated,
  referringPage,
  type ReferringPage,
} from '#server/http/origin.ts'
import type { Pages } from '#server/pages/create-pages.tsx'
import type { FormPageProps } from '#server/intake/plain-form/form-page.tsx'
import { formMessages } from '#copy/server/plain-form.ts'
import { findByIdempotencyKey } from '#server/db/tables/submissions.ts'

const FOREIGN_FORM_ERROR = apiError(403, 'PT403', 'This form was sent from another website')

const TRANSLATED_FORM_ERROR = apiError(
  403,
  'PT403-translated',
  'This form was sent from a translated copy of the page',
)

/**
 * Serves `POST /request`: the form for a page whose script did not run. The same rules apply;
 * without a captcha the submission is unverified and has stricter limits. Every response except
 * success returns the input.
 */
export async function plainFormRoutes(http: FastifyInstance, app: App): Promise<void> {
  const { environment, metrics, limits, randomId, pages } = app
  http.addContentTypeParser(
    FORM_MEDIA_TYPE,
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => parseFormInput(body),
  )

  http.get('/request', async (request, reply) => {
    const { path } = referringPage(request.headers, environment.siteUrl, null)
    return reply.redirect(localizedPath('/book-online', pageLanguage(path)), 303)
  })

  http.post<{ Body: PlainFormInput | undefined }>('/request', async (request, reply) => {
    // Without a body no parser runs; the form counts as empty.
    const form = request.body ?? parseFormInput(Buffer.alloc(0))
    const { draft, idempotencyKey } = form
    const from = referringPage(request.headers, environment.siteUrl, form.page)
    const language = pageLanguage(from.path)
    const refuse = (error: ApiError, status: number): FastifyReply => {
      metrics.countSubmission('refused', error.code)
      const key = idempotencyKey ?? randomId()
      return replyPage(reply, pages.plainForm, status, error, {
        draft,
        errors: {},
        idempotencyKey: key,
        from,
        now: app.clock(),
      })
    }
    if (!isSameOrigin(request.headers, environment.siteUrl))
      return refuse(isTranslated(request.headers) ? TRANSLATED_FORM_ERROR : FOREIGN_FORM_ERROR, 403)
    const rateLimitError = limits.admit('request', clientAddress(request))
    if (rateLimitError) return refuse(rateLimitError, rateLimitError.status)
    const errors = {
      ...fieldMessages(draftFieldErrors(draft), formMessages()[language].rules),
      ...(isAsapWithDay(draft) && { timeframe: formMessages()[language].dayWithAsap }),
    }
    if (Object.keys(errors).length > 0) {
      metrics.countSubmission('refused', '23514')
      const key = idempotencyKey ?? randomId()
      return replyPage(reply, pages.plainForm, 422, fieldErrorsReply('23514', errors), {
        draft,
        errors,
        idempotencyKey: key,
        from,
        now: app.clock(),
      })
    }
    const result = await submitForm(request, app, { ...form, from })
    if (result.outcome === 'refused') return refuse(result.error, result.error.status)
    metrics.countSubmission(result.outcome, '')
    // The status page says thanks as /thank-you does and then shows the progress. A form always has
    // a key, and therefore a status page.
    const thanks = localizedPath('/thank-you', language)
    return reply.redirect(
      result.statusPageToken === null
        ? thanks
        : `${privateOrigin(environment) ?? ''}/r/${result.statusPageToken}`,
      303,
    )
  })

  http.setErrorHandler((error, request, reply) => {
    const refusal = refusalFor(error, request)
    const body = request.body as PlainFormInput | undefined
    const from = referringPage(request.headers, environment.siteUrl, body?.page ?? null)
    return replyPage(reply, pages.plainForm, refusal.status, refusal, {
      draft: body?.draft ?? null,
      errors: {},
      idempotencyKey: body?.idempotencyKey ?? randomId(),
      from,
      now: app.clock(),
    })
  })
}

/** True for an ASAP request with a day or time, which would be dropped. */
const isAsapWithDay = (draft: Draft): boolean =>
  draft.timeframe === TIMEFRAMES[0] && draft.appointment_date + draft.appointment_window !== ''

async function submitForm(
  request: FastifyRequest,
  app: App,
  form: PlainFormInput & { readonly from: ReferringPage },
): Promise<SubmissionResult> {
  const { draft } = form
  const { path, source } = form.from
  const submission = toSubmissionInput(draft, {
    captchaToken: '',
    sourceUrl: path,
    honeypot: form.honeypotFilled ? 'filled in' : '',
    ...(source && { trafficSource: { ...source, click_path: [path] } }),
  })
  const idempotencyKey = form.idempotencyKey ?? (await findIdempotencyKey(draft, app))
  const submissionRequest: SubmissionRequest = {
    idempotencyKey,
    clientAddress: clientAddress(request),
    hasCaptchaToken: false,
  }
  const result = await submit(app, { ...submission }, submissionRequest)
  if (result.outcome !== 'refused' || result.error !== KEY_ALREADY_USED) return result
  // For a form that was sent, corrected and sent again, the page still has the first key.
  const corrected = correctionKey(idempotencyKey, draft)
  return await submit(app, { ...submission }, { ...submissionRequest, idempotencyKey: corrected })
}

/** Finds a form without a key by its fields, for ten minutes. */
async function findIdempotencyKey(draft: Draft, { db, clock }: App): Promise<string> {
  const { current, before } = keysFromFields(draft, clock())
  const earlier = await findByIdempotencyKey(db, before)
  const recent = earlier !== null && Date.parse(earlier.created_at) > clock() - REPEAT_WINDOW_MS
  return recent ? before : current
}

function replyPage(
  reply: FastifyReply,
  { form }: Pages['plainForm'],
  status: number,
  error: ApiError,
  page: Pick<FormPageProps, 'draft' | 'errors' | 'idempotencyKey' | 'now'> & {
    readonly from: ReferringPage
  },
): FastifyReply {
  const { from, ...content } = page
  const language = pageLanguage(from.path)
  const messages = formMessages()[language]
  const hasErrors = Object.keys(content.errors).length > 0
  const { html, policy } = form({
    ...content,
    language,
    cameFrom: from.address,
    heading: hasErrors ? messages.wrong.heading : messages.refused.heading,
    explanation: hasErrors
      ? messages.wrong.text
      : messages.refused.text(messages.reasons[error.code] ?? messages.reason ?? error.message),
    phone: business.phones[phoneNumberKind(from.source ?? {})],
  })
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html)
}
