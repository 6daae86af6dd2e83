import type { FastifyInstance } from 'fastify'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { answerProposal, proposeWindows } from '#server/leads/appointment-changes.ts'
import { chosenWindows, windowFields } from '#server/leads/facts/window-fields.ts'
import { visitorBy } from '#server/store/alarm-lead.ts'
import type { SecretPageRequest } from '#server/submissions/intake/secret-pages.ts'
import type { StatusPageReplies } from './visitor-photo-routes.ts'

/** Lets the visitor ask for another time, and answer the times that staff propose (R243). */
export async function windowRoutes(app: FastifyInstance, deps: StatusPageReplies): Promise<void> {
  const {
    store,
    clock,
    noticeSettings: settings,
    pages,
    find,
    send,
    gone,
    back,
    isStaffDevice,
    staffDevice,
  } = deps

  app.get('/r/:token/window', async (request: SecretPageRequest, reply) => {
    const shown = await find(request)
    if (shown === null) return gone(reply)
    return shown.view.canMove ? send(reply, 200, pages.window(shown)) : back(request, reply)
  })

  app.post('/r/:token/window', async (request: SecretPageRequest, reply) => {
    const shown = await find(request)
    if (shown === null) return gone(reply)
    if (await isStaffDevice(request)) return staffDevice(reply, shown)
    const { view, from = null } = shown
    const { time: messages } = STATUS_PAGE_MESSAGES[view.language]
    const [typed = { date: '', window: '' }] = windowFields(
      request.body?.getAll('date') ?? [],
      request.body?.getAll('window') ?? [],
    )
    const refuse = (problem: string) =>
      send(reply, 422, pages.window({ ...shown, rejected: { ...typed, problem } }))
    const windows = chosenWindows([typed])
    if (windows === null) return refuse(messages.missing)
    const result = await store.write((tx) =>
      proposeWindows(tx, view.submissionId, {
        role: 'customer',
        by: visitorBy(from),
        windows,
        now: clock(),
        settings,
      }),
    )
    if (result === 'past') return refuse(messages.past)
    if (result === 'proposed' || result === 'moved') return back(request, reply)
    const text = result === 'full' ? messages.full : messages.tooLate
    return send(reply, 409, pages.tooLate({ ...shown, text }))
  })

  app.post('/r/:token/window/answer', async (request: SecretPageRequest, reply) => {
    const shown = await find(request)
    if (shown === null) return gone(reply)
    if (await isStaffDevice(request)) return staffDevice(reply, shown)
    const { view, from = null } = shown
    const { time: messages } = STATUS_PAGE_MESSAGES[view.language]
    const start = request.body?.get('start') ?? ''
    const result = await store.write((tx) =>
      answerProposal(tx, view.submissionId, {
        role: 'customer',
        by: visitorBy(from),
        proposalId: Number(request.body?.get('proposal')),
        start: start === '' ? null : start,
        now: clock(),
        settings,
      }),
    )
    if (result === 'moved' || result === 'declined') return back(request, reply)
    const text = result === 'changed' ? messages.changed : messages.tooLate
    return send(reply, 409, pages.tooLate({ ...shown, text }))
  })
}
