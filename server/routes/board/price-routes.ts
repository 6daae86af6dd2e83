import { cleanLine, cleanProse } from '#domain/text/clean-text.ts'
import type { FastifyInstance } from 'fastify'
import { parseCents } from '#domain/lead/money.ts'
import { parsePaymentMethod } from '#domain/lead/payment.ts'
import { MAX_INCLUDES_CHARACTERS } from '#domain/lead/quote.ts'
import type { LeadRequests } from './lead-requests.ts'
import { PAYMENT_NOTE_LENGTH } from '#server/pages/board/field-lengths.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { BoardDeps } from './board-deps.ts'

/** Receives the quote and the payment of a lead from the board. */
export function priceRoutes(
  app: FastifyInstance,
  { leads, replies }: BoardDeps,
  { withLead, redirectToLead, reject, explainConflict }: LeadRequests,
): void {
  app.post(
    '/staff/l/:id/quote',
    withLead(async (opened, request, reply) => {
      const { viewer, lead } = opened
      const { price: messages } = BOARD_MESSAGES[viewer.language]
      const fields = request.body ?? new URLSearchParams()
      const totalCents = parseCents(fields.get('total') ?? '')
      const includes = cleanProse(fields.get('includes') ?? '')
      const refuse = (problem: string) =>
        reject(reply, opened, { form: 'quote', fields: Object.fromEntries(fields), problem })
      if (totalCents === null || totalCents === 0) return refuse(messages.amountWrong)
      if (includes === '' || [...includes].length > MAX_INCLUDES_CHARACTERS)
        return refuse(messages.includesWrong(MAX_INCLUDES_CHARACTERS))
      const quote = { totalCents, includes, staffMemberId: viewer.id }
      const result = await leads.addQuote(lead.id, quote)
      if (result === 'full') return refuse(messages.quotesFull)
      return result === 'added'
        ? redirectToLead(request, reply)
        : await explainConflict(request, reply)
    }),
  )

  app.post(
    '/staff/l/:id/payment',
    withLead(async (opened, request, reply) => {
      const { viewer, lead } = opened
      const { language } = viewer
      if (opened.paymentAccess === 'no') return replies.forbid(reply, language)
      if (opened.paymentAccess === 'sign-in-again')
        return replies.askToSignInAgain(reply, { language, isReading: false })
      const fields = request.body ?? new URLSearchParams()
      const text = (name: string): string => cleanLine(fields.get(name) ?? '')
      const [agreedCents, paidCents] = [parseCents(text('agreed')), parseCents(text('paid'))]
      if (
        (agreedCents === null && text('agreed') !== '') ||
        (paidCents === null && text('paid') !== '')
      ) {
        const { amountWrong: problem } = BOARD_MESSAGES[viewer.language].price
        return reject(reply, opened, {
          form: 'payment',
          fields: Object.fromEntries(fields),
          problem,
        })
      }
      const note = [...text('note')].slice(0, PAYMENT_NOTE_LENGTH).join('')
      const payment = {
        agreedCents,
        paidCents,
        method: parsePaymentMethod(fields.get('method')),
        note: note || null,
      }
      const change = { payment, staffMemberId: viewer.id }
      const result = await leads.savePayment(lead.id, change)
      return result === 'saved'
        ? redirectToLead(request, reply)
        : await explainConflict(request, reply)
    }),
  )
}
