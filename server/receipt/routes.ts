import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NOTE_LENGTH, NOTES_AT_MOST } from '#domain/receipt.ts'
import type { VisitorDesk } from '#server/alarm/visitor-desk.ts'
import type { ApiError } from '#server/http/api-error.ts'
import { refusalFor } from '#server/http/error-replies.ts'
import { addFormParser } from '#server/http/form-body.ts'
import { FOREIGN, isOwnSecretForm } from '#server/http/origin.ts'
import { PRIVATE_HEADERS } from '#server/http/security-headers.ts'
import { sendPrivatePage } from '#server/pages/send-page.ts'
import type { Door } from '#server/intake/door.ts'
import { cleanProse } from '#server/intake/text.ts'
import type { Store } from '#server/store/store.ts'
import {
  callPage,
  cancelPage,
  gonePage,
  isOpenIn,
  notePage,
  type Shown,
  statusFragment,
  statusPage,
  troublePage,
} from './page.ts'
import type { Look } from '#server/pages/look.ts'
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
    sendPrivatePage(reply, look, html, { status })

  const refuse = (reply: FastifyReply, error: ApiError): FastifyReply =>
    sendPrivatePage(reply, look, troublePage(look), error)

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
      return isOpenIn(shown.view) ? send(reply, 200, page(shown)) : back(request, reply)
    })
  }

  const answers = {
    state: { type: 'application/json', read: ({ view }: Shown) => view.json, gone: GONE_JSON },
    fragment: { type: 'text/html', read: (shown: Shown) => statusFragment(shown).html, gone: '' },
  } as const
  for (const [name, { type, read, gone: nothing }] of Object.entries(answers)) {
    app.get(`/r/:token/${name}`, async (request: Asked, reply) => {
      const shown = await find(request)
      reply.headers(PRIVATE_HEADERS).type(`${type}; charset=utf-8`)
      if (shown === null) return reply.code(404).send(nothing)
      const { tag } = shown.view
      reply.header('etag', tag)
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      return reply.send(read(shown))
    })
  }

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

const emptyNotePage = (shown: Shown): string => notePage(shown, { text: '', problem: null })

/** As a person counts them. */
const isTooLong = (text: string): boolean => [...text].length > NOTE_LENGTH

const back = ({ params: { token } }: Asked, reply: FastifyReply): FastifyReply =>
  reply.redirect(`/r/${token}`, 303)
