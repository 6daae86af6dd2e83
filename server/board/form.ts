/**
 * A form of the board. Each is one object, read from top to bottom: address, who may use it, fields,
 * what it does in one transaction, and the reply. Those of a lead's page open the lead first
 * (lead/lead-form.ts).
 */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { parseCents } from '#domain/lead/money.ts'
import type { Capability } from '#domain/staff/roles.ts'
import { cleanLine, cleanProse } from '#domain/text/clean-text.ts'
import { PRIVATE_HEADERS } from '#server/http/response-headers.ts'
import type { Rejected } from '#server/pages/parts/rejected.ts'
import type { Page, Pages } from '#server/pages/create-pages.tsx'
import type { Session } from '#server/db/tables/board-records.ts'
import type { Db, Tx } from '#server/db/db.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import type { App } from '#server/app.ts'
import { needs } from './needs.ts'
import { forbid, sendNotFound, sendPage } from './replies.ts'
import { sessionOf } from './sign-in/session.ts'

/** Who presses, and when. */
export interface Press {
  readonly staffMemberId: string
  readonly now: number
  readonly settings: NoticeSettings
}

export interface FormPress extends Press {
  /** `:id` of the address; '' without one. */
  readonly id: string
  readonly session: Session
  readonly viewer: Session['staffMember']
}

/** What is answered: `done` is for a script, which shows no page. */
export type Answer =
  | 'done'
  | 'unknown'
  | 'forbidden'
  | { readonly to: string }
  | { readonly status: number; readonly page: (pages: Pages['board']) => Page }
  /** Something is wrong with a field, or with the form. */
  | { readonly problem: string; readonly field?: string }

export interface BoardForm<Fields> {
  readonly address: string
  /** What the viewer must be allowed to do; without it the form is an owner's. */
  readonly needs?: Capability
  /** Fields that are sent several times. */
  readonly lists?: readonly string[]
  readonly fields: (press: FormPress) => z.ZodType<Fields>
  readonly save: (tx: Tx, fields: Fields, press: FormPress) => Promise<Answer>
  /** Makes the page that shows what is wrong; without it, nothing that the page sends is wrong. */
  readonly rejected?: (rejected: Rejected, press: FormPress, app: App) => Promise<Page | null>
  /** What follows the transaction, before the reply. */
  readonly afterwards?: (db: Db) => Promise<unknown>
}

export function addForm<Fields>(http: FastifyInstance, app: App, form: BoardForm<Fields>): void {
  const { db, pages, clock, noticeSettings: settings } = app
  const options = form.needs === undefined ? {} : needs(form.needs)
  http.post(form.address, options, async (request: FormRequest, reply): Promise<FastifyReply> => {
    const session = sessionOf(request)
    const { staffMember: viewer } = session
    const id = request.params.id ?? ''
    const press = { id, session, viewer, staffMemberId: viewer.id, now: clock(), settings }
    const typed = typedFields(request.body)
    const reject = async (problem: string, field: string | null): Promise<FastifyReply> => {
      if (form.rejected === undefined) return reply.code(422).headers(PRIVATE_HEADERS).send()
      const page = await form.rejected({ typed, field, problem }, press, app)
      return page === null ? sendNotFound(request, reply, pages) : sendPage(reply, 422, page)
    }
    const read = form.fields(press).safeParse(withLists(request.body, form.lists))
    if (!read.success) {
      const [issue] = read.error.issues
      return await reject(issue?.message ?? '', String(issue?.path[0] ?? '') || null)
    }
    const answer = await db.write((tx) => form.save(tx, read.data, press))
    if (answer === 'unknown') return sendNotFound(request, reply, pages)
    if (answer === 'forbidden') return forbid(request, reply, pages)
    if (typeof answer === 'object' && 'problem' in answer)
      return await reject(answer.problem, answer.field ?? null)
    await form.afterwards?.(db)
    if (answer === 'done') return reply.code(204).headers(PRIVATE_HEADERS).send()
    if ('to' in answer) return reply.redirect(answer.to, 303)
    return sendPage(reply, answer.status, answer.page(pages.board))
  })
}

type FormRequest = FastifyRequest<{
  Params: { id?: string }
  Body: URLSearchParams | undefined
}>

/** Returns what was typed, by the names of the fields. */
export const typedFields = (body: URLSearchParams | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(body ?? [])

/** Returns the fields, with all values of those that are sent several times. */
export const withLists = (
  body: URLSearchParams | undefined,
  lists: readonly string[] = [],
): Readonly<Record<string, string | readonly string[]>> => ({
  ...typedFields(body),
  ...Object.fromEntries(lists.map((name) => [name, body?.getAll(name) ?? []])),
})

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

/** A box that is ticked or not. */
export const ticked = () =>
  z
    .string()
    .nullable()
    .default(null)
    .transform((value) => value !== null)
