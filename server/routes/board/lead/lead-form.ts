/**
 * A form on the page of a lead. Each is one file beside this one, read from top to bottom: address,
 * fields, what it does in one transaction, and the reply.
 */

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { BoardMessages } from '#copy/server/board-en.ts'
import { parseCents } from '#domain/lead/money.ts'
import type { Access } from '#domain/staff/roles.ts'
import { cleanLine, cleanProse } from '#domain/text/clean-text.ts'
import type { RejectedForm } from '#server/pages/board/lead/lead-props.ts'
import type { Tx } from '#server/store/db.ts'
import type { NoticeSettings } from '#server/store/notice.ts'
import type { BoardDeps } from '../board-deps.ts'
import { needs } from '../needs.ts'
import type { LeadRequests } from '../lead-requests.ts'
import type { OpenedLead } from '../opened-lead.ts'

/** Who presses, and when. */
export interface Press {
  readonly staffMemberId: string
  readonly now: number
  readonly settings: NoticeSettings
}

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
  /** Whether the viewer may use it; everybody who may see the lead by default. */
  readonly access?: (opened: OpenedLead) => Access
  /** What the form shows again, by default what was typed. */
  readonly rejected?: (typed: Typed) => Pick<RejectedForm, 'fields' | 'windows'>
  /** Whether a conflict is the same press once more, whose response was lost. */
  readonly isRepeated?: (fresh: OpenedLead, fields: Fields) => boolean
}

export function addLeadForm<Fields, Refusal extends string>(
  app: FastifyInstance,
  { store, replies, clock, noticeSettings: settings }: BoardDeps,
  { withLead, redirectToLead, reject, explainConflict, sendNotFound }: LeadRequests,
  form: LeadForm<Fields, Refusal>,
): void {
  app.post(
    `/staff/l/:id/${form.path}`,
    needs('leads'),
    withLead(async (opened, request, reply) => {
      const { viewer, lead } = opened
      const { language } = viewer
      const messages = BOARD_MESSAGES[language]
      const allowed = form.access?.(opened) ?? 'yes'
      if (allowed === 'no') return replies.forbid(reply, language)
      if (allowed === 'sign-in-again')
        return replies.askToSignInAgain(reply, { language, isReading: false })
      const body = request.body ?? new URLSearchParams()
      const single = Object.fromEntries(body)
      const lists = form.lists?.map((name) => [name, body.getAll(name)]) ?? []
      const typed: Typed = { ...single, ...Object.fromEntries(lists) }
      const refuse = (problem: string) =>
        form.form === null
          ? sendNotFound(request, reply)
          : reject(reply, opened, {
              form: form.form,
              problem,
              ...(form.rejected?.(typed) ?? { fields: single }),
            })
      const read = form.fields(messages, opened).safeParse(typed)
      if (!read.success) return refuse(read.error.issues[0]?.message ?? '')
      const press = { staffMemberId: viewer.id, now: clock(), settings }
      const outcome = await store.write((tx) => form.save(tx, lead.id, read.data, press))
      if (typeof outcome === 'object') return reply.redirect(`/staff/l/${outcome.shows}`, 303)
      if (outcome === 'saved') return redirectToLead(request, reply)
      if (outcome === 'unknown') return sendNotFound(request, reply)
      if (outcome !== 'conflict') return refuse(form.refusals[outcome](messages))
      return await explainConflict(
        request,
        reply,
        (fresh) => form.isRepeated?.(fresh, read.data) ?? false,
      )
    }),
  )
}

/** Who did it, for an event. */
export const board = ({ staffMemberId }: Pick<Press, 'staffMemberId'>) => ({
  staffMemberId,
  via: 'board',
})

/** A text of several lines. */
export const prose = (max: number, empty: string, tooLong = empty) =>
  z
    .string()
    .default('')
    .transform(cleanProse)
    .refine((text) => text !== '', empty)
    .refine((text) => [...text].length <= max, tooLong)

/** A text of one line, which is cut at the end. */
export const line = (max: number) =>
  z
    .string()
    .default('')
    .transform((text) => [...cleanLine(text)].slice(0, max).join(''))

/** Dollars as cents; `null` for an empty field. */
export const amount = (wrong: string) =>
  z
    .string()
    .default('')
    .transform(cleanLine)
    .refine((text) => text === '' || parseCents(text) !== null, wrong)
    .transform((text) => parseCents(text))
