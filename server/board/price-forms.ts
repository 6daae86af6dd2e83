/** The quote and the payment on a lead's page. Their forms need no script. */

import { cleanProse } from '#domain/clean-text.ts'
import { isClosed } from '#domain/lead/lifecycle.ts'
import { formatCents } from '#domain/lead/money.ts'
import { PAYMENT_METHODS } from '#domain/lead/payment.ts'
import { currentQuote, MAX_INCLUDES_CHARACTERS } from '#domain/lead/quote.ts'
import { type Markup, markup, EMPTY_MARKUP } from '#server/http/markup.ts'
import { METHOD_NAMES } from '#server/leads/payment-text.ts'
import { attributeIf, problemMessage } from '#server/pages/form-markup.ts'
import { timeOf } from '#server/pages/times.ts'
import type { TransitionFormProps } from './transition-forms.ts'

export const MAX_PAYMENT_NOTE_CHARACTERS = 200
/** Fits `$1,000,000.00`. */
const AMOUNT_CHARACTERS = 13

export interface PriceProps extends TransitionFormProps {
  readonly rejected?: {
    readonly form: 'quote' | 'payment' | 'note'
    readonly fields: URLSearchParams
    readonly problem: string
  }
}

/** Renders the latest quote, and whether the customer agreed. */
export function quoteFacts(opened: TransitionFormProps): Markup {
  const { detail, now, viewer } = opened
  const messages = opened.messages.price
  const quote = currentQuote(detail.events)
  if (quote === null) return EMPTY_MARKUP
  const { totalCents, includes, agreedAt } = quote
  const agreement =
    agreedAt === null ? messages.notAgreed : messages.agreed(timeOf(agreedAt, now, viewer.language))
  return markup`<section><h2>${messages.quote}: ${formatCents(totalCents)}</h2><p>${agreement}</p><p class="more">${cleanProse(includes)}</p></section>`
}

/**
 * Renders the form that the lead's status allows: the assignee's quote, or the payment of a closed
 * lead.
 */
export function priceForm(opened: PriceProps): Markup {
  const { lead, detail, viewer } = opened
  if (isClosed(lead.status)) return lead.status === 'spam' ? EMPTY_MARKUP : paymentForm(opened)
  return detail.assignee?.staffMemberId === viewer.id ? quoteForm(opened) : EMPTY_MARKUP
}

function quoteForm(opened: PriceProps): Markup {
  const { detail } = opened
  const messages = opened.messages.price
  const quote = currentQuote(detail.events)
  const value = typedValue(opened, 'quote')
  return form(
    opened,
    {
      name: 'quote',
      summary: quote === null ? messages.writeQuote : messages.changeQuote,
      isOpen: false,
    },
    markup`${amountField('total', messages.total, value('total', dollars(quote?.totalCents)), ' required')}
<label for="includes">${messages.includes}</label>
<textarea id="includes" name="includes" maxlength="${String(MAX_INCLUDES_CHARACTERS)}" required>${value('includes', quote?.includes)}</textarea>
<p class="more">${messages.quoteHint}</p>
<button class="button">${messages.sendQuote}</button>`,
  )
}

function paymentForm(opened: PriceProps): Markup {
  const messages = opened.messages.price
  const { lead, detail, viewer } = opened
  const { agreedCents, paidCents, method, note } = lead.payment
  const quote = currentQuote(detail.events)
  const quoted = quote?.agreedAt == null ? undefined : quote.totalCents
  const value = typedValue(opened, 'payment')
  const chosen = value('method', method)
  const isMine = detail.assignee?.staffMemberId === viewer.id
  return form(
    opened,
    {
      name: 'payment',
      summary: messages.payment,
      isOpen: isMine && lead.status === 'done' && paidCents === null,
    },
    markup`<p class="more">${messages.paymentHint}</p>
${amountField('agreed', messages.priceAgreed, value('agreed', dollars(agreedCents ?? quoted)))}
${amountField('paid', messages.pricePaid, value('paid', dollars(paidCents)))}
<label for="method">${messages.method}</label>
<select id="method" name="method"><option value=""></option>${PAYMENT_METHODS.map(
      (each) =>
        markup`<option value="${each}"${attributeIf(each === chosen, 'selected')}>${METHOD_NAMES[viewer.language][each]}</option>`,
    )}</select>
<label for="payment-note">${messages.note}</label>
<input id="payment-note" name="note" maxlength="${String(MAX_PAYMENT_NOTE_CHARACTERS)}" value="${value('note', note)}" autocomplete="off">
<button class="button">${messages.savePayment}</button>`,
  )
}

function form(
  { lead, rejected }: PriceProps,
  { name, summary, isOpen }: { name: 'quote' | 'payment'; summary: string; isOpen: boolean },
  content: Markup,
): Markup {
  const problem = rejected?.form === name ? rejected.problem : null
  return markup`<details class="ends"${attributeIf(isOpen || problem !== null, 'open')}><summary>${summary}</summary><form method="post" action="/staff/l/${lead.id}/${name}">${problemMessage(problem)}${content}</form></details>`
}

/** Returns what was typed into a rejected form, else the stored value. */
export const typedValue =
  ({ rejected }: PriceProps, name: 'quote' | 'payment' | 'note') =>
  (field: string, stored: string | null | undefined): string =>
    (rejected?.form === name ? rejected.fields.get(field) : stored) ?? ''

const dollars = (cents: number | null | undefined): string =>
  cents == null ? '' : (cents / 100).toFixed(2)

const amountField = (name: string, label: string, value: string, attributes = ''): Markup =>
  markup`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="decimal" maxlength="${String(AMOUNT_CHARACTERS)}" value="${value}" autocomplete="off"${{ html: attributes }}>`
