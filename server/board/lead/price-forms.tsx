/** The quote and the payment on a lead's page. Their forms need no script. */

import type { ReactNode } from 'react'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { PAYMENT_METHODS } from '#domain/lead/payment.ts'
import { MAX_INCLUDES_CHARACTERS } from '#domain/lead/quote.ts'
import { PAYMENT_MESSAGES } from '#copy/server/payment.ts'
import { AreaField, ProblemMessage, SelectField, TextField } from '#server/pages/parts/fields.tsx'
import { leadAddress, SIGN_IN_AGAIN_ADDRESS } from '#server/board/addresses.ts'
import { AMOUNT_LENGTH, PAYMENT_NOTE_LENGTH } from '#server/board/field-lengths.ts'
import type { PriceFormView } from './lead-forms-view.ts'
import type { LeadPageProps } from './lead-view.ts'
import { problemOf, typedValue } from './rejected-form.ts'

/** Renders the latest quote, and whether the customer agreed. */
export function QuoteFacts({ language, quote }: LeadPageProps) {
  if (quote === null) return null
  return (
    <section>
      <h2>{`${BOARD_MESSAGES[language].price.quote}: ${quote.total}`}</h2>
      <p>{quote.agreement}</p>
      <p className="more">{quote.includes}</p>
      {quote.smsHref !== null && (
        <a className="btn btn-outline" href={quote.smsHref}>
          {BOARD_MESSAGES[language].lead.textIt}
        </a>
      )}
    </section>
  )
}

/**
 * Renders the form that the lead's status allows: the assignee's quote, or the payment of a closed
 * lead.
 */
export function PriceForm(props: LeadPageProps) {
  const { priceForm } = props
  if (priceForm === null) return null
  if (priceForm.form === 'sign-in-again')
    return (
      <p className="ends">
        <a href={SIGN_IN_AGAIN_ADDRESS}>{BOARD_MESSAGES[props.language].price.signInForPayment}</a>
      </p>
    )
  return priceForm.form === 'quote' ? (
    <QuoteForm {...props} stored={priceForm} />
  ) : (
    <PaymentForm {...props} stored={priceForm} />
  )
}

interface QuoteFormProps extends LeadPageProps {
  readonly stored: PriceFormView & { readonly form: 'quote' }
}

function QuoteForm(props: QuoteFormProps) {
  const { language, rejected, stored, readsOther } = props
  const { price: messages, lead } = BOARD_MESSAGES[language]
  const value = typedValue(rejected, 'quote')
  return (
    <FoldedForm
      {...props}
      form="quote"
      summary={stored.isChange ? messages.changeQuote : messages.writeQuote}
    >
      <AmountField
        name="total"
        label={messages.total}
        value={value('total', stored.total)}
        isRequired
      />
      <AreaField
        name="includes"
        label={messages.includes}
        hint={readsOther ? lead.readsOther : undefined}
        maxLength={MAX_INCLUDES_CHARACTERS}
        required
        defaultValue={value('includes', stored.includes)}
      />
      <p className="more">{messages.quoteHint}</p>
      <button className="btn btn-outline">{messages.sendQuote}</button>
    </FoldedForm>
  )
}

interface PaymentFormProps extends LeadPageProps {
  readonly stored: PriceFormView & { readonly form: 'payment' }
}

function PaymentForm(props: PaymentFormProps) {
  const { language, rejected, stored } = props
  const { price: messages } = BOARD_MESSAGES[language]
  const value = typedValue(rejected, 'payment')
  return (
    <FoldedForm
      {...props}
      form="payment"
      summary={`${messages.payment}: ${messages.states[stored.state]}`}
      isOpen={stored.isOpen}
    >
      <p className="more">{stored.isTripOnly ? messages.tripHint : messages.paymentHint}</p>
      <AmountField
        name="agreed"
        label={messages.priceAgreed}
        value={value('agreed', stored.agreed)}
      />
      <AmountField name="paid" label={messages.pricePaid} value={value('paid', stored.paid)} />
      <SelectField
        name="method"
        label={messages.method}
        defaultValue={value('method', stored.method ?? '')}
      >
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no method is a choice */}
        <option value="" />
        {PAYMENT_METHODS.map((method) => (
          <option key={method} value={method}>
            {PAYMENT_MESSAGES[language].methods[method]}
          </option>
        ))}
      </SelectField>
      <TextField
        id="payment-note"
        name="note"
        label={messages.note}
        maxLength={PAYMENT_NOTE_LENGTH}
        defaultValue={value('note', stored.note)}
      />
      <button className="btn btn-outline">{messages.savePayment}</button>
      {stored.smsHref !== null && (
        <a className="btn btn-outline" href={stored.smsHref}>
          {messages.textReceipt}
        </a>
      )}
    </FoldedForm>
  )
}

interface FoldedFormProps extends Pick<LeadPageProps, 'id' | 'rejected'> {
  readonly form: 'quote' | 'payment'
  readonly summary: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}

function FoldedForm({ id, rejected, form, summary, isOpen = false, children }: FoldedFormProps) {
  const problem = problemOf(rejected, form)
  return (
    <details id={form} className="ends" open={isOpen || problem !== null}>
      <summary>{summary}</summary>
      <form method="post" action={`${leadAddress(id)}/${form}#${form}`}>
        <ProblemMessage problem={problem} />
        {children}
      </form>
    </details>
  )
}

interface AmountFieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly isRequired?: boolean
}

function AmountField({ name, label, value, isRequired = false }: AmountFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      maxLength={AMOUNT_LENGTH}
      defaultValue={value}
      required={isRequired}
    />
  )
}
