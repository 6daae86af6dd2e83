import { needs } from './needs.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isPushEndpoint } from '#server/notify/channels/push/push-endpoint.ts'
import { readVapidKeys } from '#server/notify/channels/push/vapid-store.ts'
import { parseJson } from '#server/http/parse-json.ts'
import { PRIVATE_HEADERS } from '#server/http/response-headers.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import type { Session } from '#server/store/board-records.ts'
import type { BoardDeps } from './board-deps.ts'
import { createReportAccess } from './report-access.ts'
import { PHONE_NAME_LENGTH } from '#server/pages/board/field-lengths.ts'
import type { DevicesPageProps } from '#server/pages/board/devices-page.tsx'
import {
  listSessions,
  renameSession,
  endSession,
  addPush,
  removePush,
} from '#server/staff/sessions.ts'
import { listStaff } from '#server/store/staff-members.ts'

type Form = URLSearchParams | undefined

/** Validates `PushSubscription.toJSON()` (Push API); RFC 8291 defines the lengths of the keys. */
const subscriptionSchema = z.object({
  endpoint: z.string().max(1000).refine(isPushEndpoint),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{86,88}=?$/),
    auth: z.string().regex(/^[\w-]{22,24}=*$/),
  }),
})

/** Everybody ends their own sessions; an owner, everybody's. */
const mayEnd = ({ staffMember: viewer }: Session, { staffMember }: Session): boolean =>
  staffMember.id === viewer.id || isAllowed(viewer.role, 'sessions')

/** Serves `/staff/phones`: sessions, sign-out, and notifications on this phone (R108, R131). */
export async function devicesRoutes(app: FastifyInstance, deps: BoardDeps): Promise<void> {
  const { store, guard, cookie, replies, pages, clock, randomId } = deps
  const report = createReportAccess(deps)

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    problem?: DevicesPageProps['problem'],
  ): Promise<FastifyReply> => {
    const now = clock()
    const [sessions, { publicKey: pushKey }] = await Promise.all([
      store.read((tx) => listSessions(tx, now)),
      readVapidKeys(store),
    ])
    const own = guard.sessionOf(request)
    const shown = sessions.filter((session) => mayEnd(own, session))
    const page = pages.board.devices({
      own,
      sessions: shown,
      pushKey,
      now,
      ...(problem && { problem }),
    })
    return replies.sendPage(reply, problem ? 422 : 200, page)
  }

  app.get('/staff/phones', needs('self'), (request, reply) => show(request, reply))

  app.post(
    '/staff/phones/:id/name',
    needs('self'),
    async (request: FastifyRequest<{ Params: { id: string }; Body: Form }>, reply) => {
      const { id: sessionId } = request.params
      const typed = cleanLine(request.body?.get('name') ?? '')
      if (typed === '' || [...typed].length > PHONE_NAME_LENGTH)
        return await show(request, reply, { sessionId, typed: typed.slice(0, PHONE_NAME_LENGTH) })
      await store.write((tx) =>
        renameSession(tx, sessionId, guard.sessionOf(request).staffMember.id, typed),
      )
      return reply.redirect('/staff/phones', 303)
    },
  )

  app.post(
    '/staff/phones/:id/end',
    needs('self'),
    async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
      const own = guard.sessionOf(request)
      const sessions = await store.read((tx) => listSessions(tx, clock()))
      const session = sessions.find(({ id }) => id === request.params.id)
      if (session !== undefined && !mayEnd(own, session))
        return replies.forbid(reply, own.staffMember.language)
      if (session !== undefined) {
        await store.write((tx) => endSession(tx, session.id))
        const staff = await store.read((tx) => listStaff(tx))
        const member = staff.find(({ id }) => id === session.staffMember.id) ?? null
        if (session.id !== own.id)
          await report(own.staffMember.id, 'session-ended', member, session.device)
      }
      return reply.redirect('/staff/phones', 303)
    },
  )

  // The next page deletes the data stored on the phone.
  app.post('/staff/sign-out', needs('self'), async (request, reply) => {
    await store.write((tx) => endSession(tx, guard.sessionOf(request).id))
    return reply.header('set-cookie', cookie.clear()).redirect('/staff/sign-in', 303)
  })

  app.post('/staff/push', needs('self'), async (request: FastifyRequest<{ Body: Form }>, reply) => {
    const reading = subscriptionSchema.safeParse(parseJson(request.body?.get('subscription') ?? ''))
    reply.headers(PRIVATE_HEADERS)
    if (!reading.success) return reply.code(422).send()
    const { endpoint, keys } = reading.data
    const address = JSON.stringify({ kind: 'push', subscription: { endpoint, keys } })
    const channel = { id: randomId(), kind: 'push', address, addressKey: endpoint } as const
    await store.write((tx) => addPush(tx, guard.sessionOf(request).id, channel, clock()))
    return reply.code(204).send()
  })

  app.post('/staff/push/end', needs('self'), async (request, reply) => {
    await store.write((tx) => removePush(tx, guard.sessionOf(request).id))
    return reply.headers(PRIVATE_HEADERS).code(204).send()
  })
}
