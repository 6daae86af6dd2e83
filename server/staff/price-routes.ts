import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseCents } from '#domain/lead/money.ts'
import { parsePaymentMethod } from '#domain/lead/payment.ts'
import { MAX_INCLUDES_CHARACTERS } from '#domain/lead/quote.ts'
import { cleanLine, cleanProse } from '#server/intake/clean-input.ts'
import type { Store } from '#server/store/store.ts'
import { leadPage, type LeadPageProps } from './lead-page.ts'
import { BOARD_MESSAGES } from './messages.ts'
import { MAX_PAYMENT_NOTE_CHARACTERS, type PriceProps } from './price-forms.ts'
import type { StaffReplies } from './staff-replies.ts'

const MAX_QUOTES = 20

export type LeadRequest = FastifyRequest<{
  Params: { id: string }
  Body: URLSearchParams | undefined
}>

export interface PriceDeps {
  readonly store: Pick<Store, 'staff'>
  readonly answers: StaffReplies
  /** Reads the lead of a request; `null` for an unknown one. */
  readonly open: (request: LeadRequest) => Promise<LeadPageProps | null>
  /** Answers a request about an unknown lead. */
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
  /** Answers a step that the lead's present state does not allow. */
  readonly conflict: (request: LeadRequest, reply: FastifyReply) => Promise<FastifyReply>
}

/** Receives the quote and the payment of a lead from the board. */
export function priceRoutes(app: FastifyInstance, deps: PriceDeps): void {
  const { store, answers, open, notFound, conflict } = deps

  const reject = (
    reply: FastifyReply,
    opened: LeadPageProps,
    rejected: NonNullable<PriceProps['rejected']>,
  ): FastifyReply => answers.page(reply, 422, leadPage({ ...opened, rejected }))

  const back = (reply: FastifyReply, { lead }: LeadPageProps): FastifyReply =>
    reply.redirect(`/staff/l/${encodeURIComponent(lead.id)}`, 303)

  app.post('/staff/l/:id/quote', async (request: LeadRequest, reply) => {
    const opened = await open(request)
    if (opened === null) return notFound(request, reply)
    const { reader, lead, now } = opened
    const messages = BOARD_MESSAGES[reader.language].price
    const fields = request.body ?? new URLSearchParams()
    const totalCents = parseCents(fields.get('total') ?? '')
    const includes = cleanProse(fields.get('includes') ?? '')
    const refuse = (problem: string) => reject(reply, opened, { form: 'quote', fields, problem })
    if (totalCents === null || totalCents === 0) return refuse(messages.amountWrong)
    if (includes === '' || [...includes].length > MAX_INCLUDES_CHARACTERS)
      return refuse(messages.includesWrong(MAX_INCLUDES_CHARACTERS))
    const quote = { totalCents, includes, limit: MAX_QUOTES, staffMemberId: reader.id, now }
    const result = await store.staff.addQuote(lead.id, quote)
    if (result === 'full') return refuse(messages.quotesFull)
    return result === 'added' ? back(reply, opened) : await conflict(request, reply)
  })

  app.post('/staff/l/:id/payment', async (request: LeadRequest, reply) => {
    const opened = await open(request)
    if (opened === null) return notFound(request, reply)
    const { reader, lead, now } = opened
    const fields = request.body ?? new URLSearchParams()
    const text = (name: string): string => cleanLine(fields.get(name) ?? '')
    const [agreedCents, paidCents] = [parseCents(text('agreed')), parseCents(text('paid'))]
    if (
      (agreedCents === null && text('agreed') !== '') ||
      (paidCents === null && text('paid') !== '')
    ) {
      const problem = BOARD_MESSAGES[reader.language].price.amountWrong
      return reject(reply, opened, { form: 'payment', fields, problem })
    }
    const note = [...text('note')].slice(0, MAX_PAYMENT_NOTE_CHARACTERS).join('')
    const payment = {
      agreedCents,
      paidCents,
      method: parsePaymentMethod(fields.get('method')),
      note: note || null,
    }
    const change = { payment, staffMemberId: reader.id, now }
    const result = await store.staff.savePayment(lead.id, change)
    return result === 'saved' ? back(reply, opened) : await conflict(request, reply)
  })
}
