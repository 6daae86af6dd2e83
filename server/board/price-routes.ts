import { cleanLine, cleanProse } from '#domain/clean-text.ts'
import type { FastifyInstance } from 'fastify'
import { parseCents } from '#domain/lead/money.ts'
import { parsePaymentMethod } from '#domain/lead/payment.ts'
import { MAX_INCLUDES_CHARACTERS } from '#domain/lead/quote.ts'
import type { LeadRequests } from './lead-requests.ts'
import { MAX_PAYMENT_NOTE_CHARACTERS } from './price-forms.ts'
import type { BoardDeps } from './board-deps.ts'

const MAX_QUOTES = 20

/** Receives the quote and the payment of a lead from the board. */
export function priceRoutes(
  app: FastifyInstance,
  { store, replies }: BoardDeps,
  { withLead, redirectToLead, reject, explainConflict }: LeadRequests,
): void {
  app.post(
    '/staff/l/:id/quote',
    withLead(async (shown, request, reply) => {
      const { viewer, lead, now } = shown
      const messages = shown.messages.price
      const fields = request.body ?? new URLSearchParams()
      const totalCents = parseCents(fields.get('total') ?? '')
      const includes = cleanProse(fields.get('includes') ?? '')
      const refuse = (problem: string) => reject(reply, shown, { form: 'quote', fields, problem })
      if (totalCents === null || totalCents === 0) return refuse(messages.amountWrong)
      if (includes === '' || [...includes].length > MAX_INCLUDES_CHARACTERS)
        return refuse(messages.includesWrong(MAX_INCLUDES_CHARACTERS))
      const quote = { totalCents, includes, limit: MAX_QUOTES, staffMemberId: viewer.id, now }
      const result = await store.board.addQuote(lead.id, quote)
      if (result === 'full') return refuse(messages.quotesFull)
      return result === 'added'
        ? redirectToLead(request, reply)
        : await explainConflict(request, reply)
    }),
  )

  app.post(
    '/staff/l/:id/payment',
    withLead(async (shown, request, reply) => {
      const { viewer, lead, now } = shown
      if (!shown.mayKnowPayment) return replies.forbid(reply, viewer.language)
      const fields = request.body ?? new URLSearchParams()
      const text = (name: string): string => cleanLine(fields.get(name) ?? '')
      const [agreedCents, paidCents] = [parseCents(text('agreed')), parseCents(text('paid'))]
      if (
        (agreedCents === null && text('agreed') !== '') ||
        (paidCents === null && text('paid') !== '')
      ) {
        const problem = shown.messages.price.amountWrong
        return reject(reply, shown, { form: 'payment', fields, problem })
      }
      const note = [...text('note')].slice(0, MAX_PAYMENT_NOTE_CHARACTERS).join('')
      const payment = {
        agreedCents,
        paidCents,
        method: parsePaymentMethod(fields.get('method')),
        note: note || null,
      }
      const change = { payment, staffMemberId: viewer.id, now }
      const result = await store.board.savePayment(lead.id, change)
      return result === 'saved'
        ? redirectToLead(request, reply)
        : await explainConflict(request, reply)
    }),
  )
}
