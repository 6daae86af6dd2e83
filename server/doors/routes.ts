import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { fieldsWhere } from '#domain/submission/field-lists.ts'
import type { App } from '#server/app.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { type ApiError, apiError, sendApiError } from '#server/http/api-error.ts'
import { parseJsonBody } from '#server/http/json-body.ts'
import { parseSubmission } from '#server/intake/submission-body.ts'
import { buildLead, type NewLead, sourceOf } from '#server/intake/new-lead.ts'
import { googleForm, leadOfGoogleForm } from './google-form.ts'
import { KEY_ALREADY_USED } from '#server/intake/refusals.ts'
import { isSameSubmission } from '#server/intake/same-submission.ts'
import { storeSubmission } from '#server/leads/record.ts'

const MAX_BYTES = 64 * 1024
const TOO_MANY = 429

const NOT_SET_UP = apiError(404, 'PT404', 'This address is not set up')
const WRONG_KEY = apiError(403, '42501', 'Wrong key')
const WRONG_SIGNATURE = apiError(401, '42501', 'Wrong or old signature', {
  hint: 'Sign as Standard Webhooks 1.0.0 says, with LEADS_WEBHOOK_SECRET and the present time.',
})
const NO_CONTACT = apiError(400, '23514', 'PHONE_NUMBER or EMAIL is missing')
const NO_OBJECT = apiError(400, 'PGRST102', 'The body must be a JSON object')

/** Columns of a submission that a sender may write. */
const COLUMNS: readonly string[] = [
  ...fieldsWhere(({ writer }) => writer === 'visitor' || writer === 'page'),
]

type Door = FastifyRequest<{ Body: Buffer }>

/** Takes leads of Google's lead form and of signed requests. A repeat creates none. */
export async function doorRoutes(http: FastifyInstance, app: App): Promise<void> {
  const { environment, limits, clock } = app
  http.removeAllContentTypeParsers()
  // The signature is over the bytes.
  http.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: MAX_BYTES },
    async (_request: unknown, body: Buffer) => body,
  )
  http.addHook('onRequest', async (request, reply) => {
    const rateLimitError = limits.checkCallback('refusedLead', clientAddress(request))
    // Services send for all their customers from the same addresses: only the signature tells them apart.
    if (rateLimitError === null || 'webhook-signature' in request.headers) return undefined
    return sendApiError(reply, rateLimitError)
  })
  http.addHook('onResponse', async (request, { statusCode }) => {
    if (statusCode >= 400 && statusCode < 500 && statusCode !== TOO_MANY)
      limits.countRefusedCallback('refusedLead', clientAddress(request))
  })

  http.post('/leads/google-form', async ({ body }: Door, reply) => {
    const { googleLeadFormKey: key } = environment
    if (key === null) return sendApiError(reply, NOT_SET_UP)
    const parsed = googleForm.safeParse(parseJsonBody(body))
    if (!parsed.success) return sendApiError(reply, NO_OBJECT)
    const form = parsed.data
    if (!isSameText(form.google_key, key)) return sendApiError(reply, WRONG_KEY)
    // Google's button "Send test data": nobody is woken, nothing is stored.
    if (form.is_test) return await reply.code(200).send({ test: true })
    const lead = leadOfGoogleForm(form, clock())
    if (lead === null || form.lead_id === '') return sendApiError(reply, NO_CONTACT)
    return await storeLead(reply, lead)
  })

  http.post('/leads/incoming', async ({ body, headers }: Door, reply) => {
    const secret = environment.leadsWebhookSecret
    if (secret === null) return sendApiError(reply, NOT_SET_UP)
    const now = clock()
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    if (!isSigned(bytes, headers, secret)) return sendApiError(reply, WRONG_SIGNATURE)
    const read = readColumns(parseJsonBody(bytes))
    if (!read.ok) return sendApiError(reply, read.error)
    const { source, columns } = read
    const submission = parseSubmission(columns)
    if (!submission.ok) return sendApiError(reply, submission.error)
    const { website: _website, ...fields } = submission.input
    return await storeLead(reply, {
      ...fields,
      traffic_source: { ...sourceOf(source, 'webhook'), ...fields.traffic_source, source } as never,
      idempotencyKey: `webhook ${String(headers['webhook-id']).slice(0, 200)}`,
      isVerified: true,
      now,
    })
  })

  async function storeLead(reply: FastifyReply, lead: NewLead): Promise<FastifyReply> {
    const record = await buildLead(app, lead)
    const result = await storeSubmission(app.db, record)
    if (result.outcome === 'nonce-spent') throw new TypeError('A signed lead has no captcha')
    // One id for two customers would lose the second one.
    if (result.outcome === 'repeated' && !isSameSubmission(record.row, result.submission))
      return sendApiError(reply, KEY_ALREADY_USED)
    const { id } = result.submission
    return await reply.code(200).header('cache-control', 'no-store').send({ id })
  }
}

/** Returns whether the headers sign the body (Standard Webhooks 1.0.0), within five minutes. */
function isSigned(body: Buffer, headers: Door['headers'], secret: string): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>, { jsonParse: false })
    return true
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false
    throw error
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const isSameText = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other))

function readColumns(
  body: unknown,
):
  | { readonly ok: true; readonly source: string; readonly columns: Record<string, unknown> }
  | { readonly ok: false; readonly error: ApiError } {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { ok: false, error: NO_OBJECT }
  const { source = 'webhook', ...columns } = body as Record<string, unknown>
  const unknown = Object.keys(columns).find((name) => !COLUMNS.includes(name))
  if (unknown !== undefined) {
    const message = `'${unknown.slice(0, 100)}' is no column: write one of ${COLUMNS.join(', ')}, source`
    return { ok: false, error: apiError(400, 'PGRST204', message) }
  }
  if (typeof source !== 'string' || !/^[\w.-]{1,60}$/.test(source))
    return {
      ok: false,
      error: apiError(400, '22023', 'source: Write one word such as thumbtack'),
    }
  return {
    ok: true,
    source,
    columns: { timeframe: 'ASAP', source_url: '/', recaptcha_token: '', ...columns },
  }
}
