import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NOTE_LENGTH, NOTES_AT_MOST } from '#domain/receipt.ts'
import type { VisitorDesk } from '#server/alarm/visitor-desk.ts'
import type { ApiError } from '#server/http/api-error.ts'
import { refusalFor } from '#server/http/error-replies.ts'
import { addFormParser } from '#server/http/form-body.ts'
import { FOREIGN, isOwnSecretForm } from '#server/http/origin.ts'
import { PRIVATE_HEADERS } from '#server/http/security-headers.ts'
import type { Door } from '#server/intake/door.ts'
import { cleanProse } from '#server/intake/text.ts'
import type { Store } from '#server/store/store.ts'
import {
  callPage,
  cancelPage,
  gonePage,
  notePage,
  type Shown,
  statusPage,
  troublePage,
} from './page.ts'
import type { Look } from './styles.ts'
import { hashOfToken, TOKEN_PATTERN } from '#server/receipt-token/token.ts'
import { receiptView } from './view.ts'
import { RECEIPT_WORDS } from './words.ts'

export interface ReceiptDeps extends Door {
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  readonly store: Pick<Store, 'receipts'>
  readonly visitors: VisitorDesk
  readonly look: Look
  /** SITE_URL, without a slash at its end. */
  readonly siteUrl: string
}

type Asked = FastifyRequest<{ Params: { token: string }; Body: URLSearchParams | undefined }>

/** Large enough for a note of 500 characters of any script, percent-encoded. */
const BODY_LIMIT = 16 * 1024

/** What it looks like to whoever asks for something that is not there (any more). */
const GONE_JSON = '{"message":"There is no such request"}'

/**
 * `/r/TOKEN`: the visitor's own page about the request (R120 to R125). What
 * is unknown and what is over look the same. A GET changes nothing; a POST
 * must come from these pages.
 */
export async function receiptRoutes(app: FastifyInstance, deps: ReceiptDeps): Promise<void> {
  const { store, visitors, look, siteUrl, limits, clientAddress, clock } = deps

  const find = async ({ params: { token } }: Asked): Promise<Shown | null> => {
    if (!TOKEN_PATTERN.test(token)) return null
    const stored = await store.receipts.find(hashOfToken(token))
    const now = clock()
    const view = stored && receiptView(stored, now)
    return view && { view, look, now, link: `${siteUrl}/r/${token}` }
  }

  const send = (reply: FastifyReply, status: number, html: string): FastifyReply =>
    reply
      .code(status)
      // Under an address written with escapes too, which no other rule knows for a private one.
      .headers(PRIVATE_HEADERS)
      .header('content-security-policy', look.policy)
      .type('text/html; charset=utf-8')
      .send(html)

  const refuse = (reply: FastifyReply, { status, retryAfter }: ApiError): FastifyReply => {
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    return send(reply, status, troublePage(look))
  }

  const gone = (reply: FastifyReply): FastifyReply => send(reply, 404, gonePage(look))

  app.removeAllContentTypeParsers()
  addFormParser(app, { mediaType: '*', bodyLimit: BODY_LIMIT })
  app.addHook('onRequest', async (request, reply) => {
    const tooOften = limits.call(clientAddress(request))
    if (tooOften) return refuse(reply, tooOften)
    const isForeign = request.method === 'POST' && !isOwnSecretForm(request.headers, siteUrl)
    return isForeign ? refuse(reply, FOREIGN) : undefined
  })

  app.get('/r/:token', async (request: Asked, reply) => {
    const shown = await find(request)
    return shown === null ? gone(reply) : send(reply, 200, statusPage(shown))
  })

  const forms = { note: emptyNotePage, cancel: cancelPage } as const
  for (const [name, page] of Object.entries(forms)) {
    app.get(`/r/:token/${name}`, async (request: Asked, reply) => {
      const shown = await find(request)
      if (shown === null) return gone(reply)
      // Of a closed request there is nothing to add and nothing to cancel.
      return isClosed(shown) ? back(request, reply) : send(reply, 200, page(shown))
    })
  }

  app.get('/r/:token/state', async (request: Asked, reply) => {
    const shown = await find(request)
    reply.headers(PRIVATE_HEADERS).type('application/json; charset=utf-8')
    if (shown === null) return reply.code(404).send(GONE_JSON)
    const { tag, json } = shown.view
    reply.header('etag', tag)
    return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(json)
  })

  app.post('/r/:token/cancel', async (request: Asked, reply) => {
    const shown = await find(request)
    if (shown === null) return gone(reply)
    const { view } = shown
    const isCancelled = await visitors.cancel(view.submissionId)
    if (isCancelled || view.facts.state === 'cancelled') return back(request, reply)
    const { cancel, closed } = RECEIPT_WORDS[view.language]
    const text = view.facts.state === 'done' ? closed : cancel.tooLateText
    return send(reply, 409, callPage(shown, { heading: cancel.tooLate, text }))
  })

  app.post('/r/:token/note', async (request: Asked, reply) => {
    const shown = await find(request)
    if (shown === null) return gone(reply)
    const { view } = shown
    const words = RECEIPT_WORDS[view.language]
    const text = cleanProse(request.body?.get('note') ?? '')
    const problem =
      text === '' ? words.note.empty : isTooLong(text) ? words.note.tooLong(NOTE_LENGTH) : null
    if (problem !== null) return send(reply, 422, notePage(shown, { text, problem }))
    const added = await visitors.addNote(view.submissionId, text)
    if (added === 'added') return back(request, reply)
    const why = added === 'full' ? words.note.full(NOTES_AT_MOST) : words.closed
    return send(reply, 409, callPage(shown, { heading: words.cancel.tooLate, text: why }))
  })

  // Nothing under this address is another page of the site's, which runs scripts and keeps where somebody was.
  app.get('/r/*', async (_request, reply) => gone(reply))

  app.setErrorHandler((error, request, reply) => refuse(reply, refusalFor(error, request)))
}

const isClosed = ({ view: { facts } }: Shown): boolean =>
  facts.state === 'done' || facts.state === 'cancelled'

const emptyNotePage = (shown: Shown): string => notePage(shown, { text: '', problem: null })

/** As a person counts them. */
const isTooLong = (text: string): boolean => [...text].length > NOTE_LENGTH

const back = ({ params: { token } }: Asked, reply: FastifyReply): FastifyReply =>
  reply.redirect(`/r/${token}`, 303)
