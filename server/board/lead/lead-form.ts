/**
 * A form on the page of a lead. Each is one file beside this one, read from top to bottom: address,
 * fields, what it does in one transaction, and the reply.
 */

import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { BoardMessages } from '#copy/server/board-en.ts'
import type { SavedKind } from '#copy/server/saved.ts'
import type { Access } from '#domain/staff/roles.ts'
import { statusText } from '#server/leads/facts/lead-texts.ts'
import { leadAddress } from '#server/board/addresses.ts'
import type { RejectedForm } from './rejected-form.ts'
import type { Tx } from '#server/db/db.ts'
import type { App } from '#server/app.ts'
import { type Press, typedFields, withLists } from '#server/board/form.ts'
import { savedAddress } from '#server/board/saved.ts'
import { leadView } from './lead-view.ts'
import { needs } from '#server/board/needs.ts'
import { type LeadRequest, type OpenedLead, openLead } from './opened-lead.ts'
import { askToSignInAgain, forbid, sendNotFound, sendPage } from '#server/board/replies.ts'

/**
 * `saved` shows the lead, `conflict` what it is now, `unknown` that there is none; any other word
 * names a message of the form.
 */
export type Outcome<Refusal extends string = never> =
  | 'saved'
  | 'conflict'
  | 'unknown'
  | Refusal
  | { readonly shows: string }

/** What was typed, by the names of the fields. */
type Typed = Readonly<Record<string, string | readonly string[]>>

export interface LeadForm<Fields, Refusal extends string = never> {
  /** Under /staff/l/ID/. */
  readonly path: string
  /** The form that shows what is wrong; `null` for a button, which sends nothing wrong. */
  readonly form: RejectedForm['form'] | null
  /** Fields that are sent several times. */
  readonly lists?: readonly string[]
  readonly fields: (messages: BoardMessages, opened: OpenedLead) => z.ZodType<Fields>
  readonly save: (
    tx: Tx,
    id: string,
    fields: Fields,
    press: Press,
  ) => Promise<Outcome<NoInfer<Refusal>>>
  readonly refusals: Readonly<Record<Refusal, (messages: BoardMessages) => string>>
  /** What the page says was saved; without it the page shows it by itself. */
  readonly saved?: (fields: Fields) => SavedKind
  /** Whether the viewer may use it; everybody who may see the lead by default. */
  readonly access?: (opened: OpenedLead) => Access
  /** What the form shows again, by default what was typed. */
  readonly rejected?: (typed: Typed) => Pick<RejectedForm, 'fields' | 'windows'>
  /** Whether a conflict is the same press once more, whose response was lost. */
  readonly isRepeated?: (fresh: OpenedLead, fields: Fields) => boolean
}

export function addLeadForm<Fields, Refusal extends string>(
  http: FastifyInstance,
  app: App,
  form: LeadForm<Fields, Refusal>,
): void {
  const { db, pages, clock, noticeSettings: settings } = app
  const addressOf = (id: string, fields: Fields): string => {
    const kind = form.saved?.(fields)
    return kind === undefined ? leadAddress(id) : savedAddress(leadAddress(id), kind)
  }
  http.post(
    `/staff/l/:id/${form.path}`,
    needs('leads'),
    withLead(app, async (opened, request, reply) => {
      const { viewer, lead } = opened
      const messages = BOARD_MESSAGES[viewer.language]
      const allowed = form.access?.(opened) ?? 'yes'
      if (allowed === 'no') return forbid(request, reply, pages)
      if (allowed === 'sign-in-again') return askToSignInAgain(request, reply, pages)
      const typed = withLists(request.body, form.lists)
      const refuse = (problem: string): FastifyReply => {
        if (form.form === null) return sendNotFound(request, reply, pages)
        const shown = form.rejected?.(typed) ?? { fields: typedFields(request.body) }
        const rejected = { form: form.form, problem, ...shown }
        return sendPage(reply, 422, pages.board.lead(leadView(opened, { rejected })))
      }
      const read = form.fields(messages, opened).safeParse(typed)
      if (!read.success) return refuse(read.error.issues[0]?.message ?? '')
      const press = { staffMemberId: viewer.id, now: clock(), settings }
      const outcome = await db.write((tx) => form.save(tx, lead.id, read.data, press))
      if (typeof outcome === 'object')
        return reply.redirect(addressOf(outcome.shows, read.data), 303)
      if (outcome === 'saved') return reply.redirect(addressOf(lead.id, read.data), 303)
      if (outcome === 'unknown') return sendNotFound(request, reply, pages)
      if (outcome !== 'conflict') return refuse(form.refusals[outcome](messages))
      const fresh = await openLead(request, app)
      if (fresh === null) return sendNotFound(request, reply, pages)
      return form.isRepeated?.(fresh, read.data) === true
        ? reply.redirect(addressOf(lead.id, read.data), 303)
        : explainConflict(reply, fresh, app)
    }),
  )
}

type LeadHandler = (
  opened: OpenedLead,
  request: LeadRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>

/** Makes a route handler that opens the lead first and answers 404 for an unknown one. */
export const withLead =
  (app: App, handle: LeadHandler) =>
  async (request: LeadRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const opened = await openLead(request, app)
    return opened === null
      ? sendNotFound(request, reply, app.pages)
      : await handle(opened, request, reply)
  }

/** Answers a refused step with the lead as it is now, and why. */
function explainConflict(reply: FastifyReply, fresh: OpenedLead, { pages }: App): FastifyReply {
  const { viewer, lead, detail } = fresh
  const statusLine = statusText({ status: lead.status, assignee: detail.assignee }, viewer)
  const problem = BOARD_MESSAGES[viewer.language].conflict(statusLine)
  return sendPage(reply, 409, pages.board.lead(leadView(fresh, { problem })))
}
