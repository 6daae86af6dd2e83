import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOver, leadStatus } from '#domain/lead-status.ts'
import type { ApiError } from '#server/http/api-error.ts'
import { refusalFor } from '#server/http/error-replies.ts'
import { addFormParser } from '#server/http/form-body.ts'
import { FOREIGN, isOwnSecretForm } from '#server/http/origin.ts'
import { sendPrivatePage } from '#server/pages/send-page.ts'
import type { Door } from '#server/intake/door.ts'
import { TOKEN_PATTERN } from '#server/receipt-token/token.ts'
import type { AlarmStore } from '#server/store/alarm/alarm-store.ts'
import type { Store } from '#server/store/store.ts'
import type { AlarmDesk, PassResult, TokenView } from '../desk.ts'
import {
  ACT_FIELD,
  ACTS,
  GONE_PAGE,
  latePage,
  ownPage,
  TAKE_LOOK,
  testPage,
  troublePage,
  waitingPage,
} from './page.ts'

export interface TakeDeps extends Door {
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  readonly desk: Pick<AlarmDesk, 'view' | 'take' | 'passOnByToken'>
  readonly store: Pick<Store, 'getLead'> & {
    readonly alarms: Pick<AlarmStore, 'addEvent' | 'listEvents'>
  }
  /** SITE_URL, without a slash at its end. */
  readonly siteUrl: string
}

type Asked = FastifyRequest<{ Params: { token: string }; Body: URLSearchParams | undefined }>

/**
 * `/a/TOKEN`: GET shows what there is to take and changes nothing, POST takes
 * it (R104). Mail scanners open every link and run what they find there, so
 * nothing on these pages acts without a press.
 */
export async function takeRoutes(app: FastifyInstance, deps: TakeDeps): Promise<void> {
  const { desk, store, siteUrl, limits, clientAddress, clock } = deps

  const viewOf = async ({ params: { token } }: Asked): Promise<TokenView | null> =>
    TOKEN_PATTERN.test(token) ? await desk.view(token) : null

  const show = async (
    reply: FastifyReply,
    view: TokenView | null,
    {
      passedOn = null,
      code = false,
    }: { passedOn?: Exclude<PassResult, 'over'> | null; code?: boolean },
  ): Promise<FastifyReply> => {
    if (view === null) return send(reply, 404, GONE_PAGE)
    const language = view.person?.language ?? 'en'
    if (view.kind === 'test') return send(reply, 200, testPage(view.answered, language))
    const { submissionId, owner, mine } = view
    const status = leadStatus(view.status)
    const lead = status === null || isOver(status) ? null : await store.getLead(submissionId)
    if (lead === null) return send(reply, 404, GONE_PAGE)
    if (owner === null) return send(reply, 200, waitingPage(lead, language, passedOn))
    if (!mine) return send(reply, 200, latePage(lead, language, owner))
    const now = clock()
    // Written down before it is shown: who saw a code is known (R130).
    if (code && lead.gate_code)
      await store.alarms.addEvent(codeShown(submissionId, view.person, now))
    const notes = (await store.alarms.listEvents(submissionId)).filter(
      ({ kind }) => kind === 'note',
    )
    const shown = { since: owner.at, now, notes, showsCode: code }
    return send(reply, 200, ownPage(lead, language, shown))
  }

  app.removeAllContentTypeParsers()
  addFormParser(app, { mediaType: '*', bodyLimit: 1024 })

  app.get('/a/:token', async (request: Asked, reply) => {
    const tooOften = limits.call(clientAddress(request))
    if (tooOften) return await refuse(reply, tooOften)
    return await show(reply, await viewOf(request), {})
  })

  app.post('/a/:token', async (request: Asked, reply) => {
    const tooOften = limits.call(clientAddress(request))
    if (tooOften) return await refuse(reply, tooOften)
    if (!isOwnSecretForm(request.headers, siteUrl)) return await refuse(reply, FOREIGN)
    const { token } = request.params
    const view = await viewOf(request)
    if (view === null) return await show(reply, null, {})
    const act = request.body?.get(ACT_FIELD) ?? ACTS.take
    if (act === ACTS.code) return await show(reply, view, { code: true })
    if (act === ACTS.pass) {
      const passedOn = await desk.passOnByToken(token)
      if (passedOn !== 'over') return await show(reply, view, { passedOn })
    }
    if (act !== ACTS.take) return await reply.redirect(`/a/${token}`, 303)
    const { outcome } = await desk.take(token)
    if (outcome === 'over' || outcome === 'unknown') return await show(reply, null, {})
    return await reply.redirect(`/a/${token}`, 303)
  })

  // Nothing under this address is another page of the site's, which runs scripts and keeps where somebody was.
  app.get('/a/*', async (_request, reply) => await show(reply, null, {}))

  app.setErrorHandler((error, request, reply) => refuse(reply, refusalFor(error, request)))
}

const codeShown = (
  submissionId: string,
  person: TokenView['person'],
  at: number,
): Parameters<AlarmStore['addEvent']>[0] => ({
  submissionId,
  kind: 'gate_code',
  by: { personId: person?.id ?? null, via: 'link' },
  at,
})

const send = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  sendPrivatePage(reply, TAKE_LOOK, html, { status })

const refuse = (reply: FastifyReply, error: ApiError): FastifyReply =>
  sendPrivatePage(reply, TAKE_LOOK, troublePage(error.message), error)
