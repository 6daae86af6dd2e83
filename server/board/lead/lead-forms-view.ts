/** The forms of a lead's page that open with values: quote, payment and time. */

import { type PaymentMethod, type PaymentState, paymentState } from '#domain/lead/payment.ts'
import { eventsOf } from '#domain/lead/events.ts'
import { isPlanned } from '#domain/submission/urgency.ts'
import { isClosed, isCompleted, LEAD_LIFECYCLE } from '#domain/lead/lifecycle.ts'
import { formatCents } from '#domain/lead/money.ts'
import { isNoShow } from '#domain/lead/replay.ts'
import { currentQuote } from '#domain/lead/quote.ts'
import { canMoveWindow, openProposal } from '#domain/lead/window-proposal.ts'
import { cleanProse } from '#domain/text/clean-text.ts'
import { bookableDays, formatAppointment } from '#domain/time/appointment.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { timeOf } from '#server/pages/times.ts'
import type { OpenedLead } from './opened-lead.ts'
import { quoteSmsHref, receiptSmsHref, timeSmsHref } from './sms-link.ts'

export interface QuoteView {
  readonly total: string
  readonly agreement: string
  readonly includes: string
  /** A text about it from the viewer's own phone; `null` if there is nothing to agree to. */
  readonly smsHref: string | null
}

/** The time of a planned request, while it can be changed. */
export interface TimeView {
  readonly isMine: boolean
  /** Whether the customer gave an email address. */
  readonly hasMail: boolean
  /** A text about proposed or new times from the viewer's own phone; `null` without any. */
  readonly smsHref: string | null
  readonly days: ReturnType<typeof bookableDays>
  readonly proposal: {
    readonly id: number
    readonly by: 'customer' | 'staff'
    readonly windows: readonly { readonly start: string; readonly text: string }[]
  } | null
}

/** The form that the lead's status allows, with its stored values; a link, if the sign-in is too old. */
export type PriceFormView =
  | { readonly form: 'sign-in-again' }
  | {
      readonly form: 'quote'
      readonly isChange: boolean
      readonly total: string
      readonly includes: string
    }
  | {
      readonly form: 'payment'
      readonly state: PaymentState
      /** Nobody was there: only the trip can be paid. */
      readonly isTripOnly: boolean
      /** A text with the receipt from the viewer's own phone; `null` before anything is paid. */
      readonly smsHref: string | null
      readonly isOpen: boolean
      readonly agreed: string
      readonly paid: string
      readonly method: PaymentMethod | null
      readonly note: string
    }

/** The latest quote; `null` without one. */
export function quoteView(opened: OpenedLead): QuoteView | null {
  const {
    detail,
    now,
    viewer: { language },
  } = opened
  const { price: messages } = BOARD_MESSAGES[language]
  const quote = currentQuote(detail.events)
  if (quote === null) return null
  const { totalCents, includes, agreedAt } = quote
  return {
    total: formatCents(totalCents),
    agreement:
      agreedAt === null ? messages.notAgreed : messages.agreed(timeOf(agreedAt, now, language)),
    includes: cleanProse(includes),
    smsHref: quoteSmsHref(opened),
  }
}

/** The times between which staff choose; `null` where the time is fixed. */
export function timeView(opened: OpenedLead): TimeView | null {
  const { lead, detail, viewer, now } = opened
  const { status } = lead
  const { language } = viewer
  if (!canMoveWindow({ ...lead, isPlanned: isPlanned(lead.timeframe) }, status)) return null
  const proposal = openProposal(detail.events, status, now)
  return {
    isMine: detail.assignee?.staffMemberId === viewer.id,
    hasMail: Boolean(lead.email),
    days: bookableDays(now, language),
    smsHref: timeSmsHref(opened),
    proposal: proposal && {
      ...proposal,
      windows: proposal.windows.map((window) => ({
        start: window.appointment_start,
        text: formatAppointment(window, language),
      })),
    },
  }
}

/** A quote before the end of a job, the payment after it. */
export function priceForm(opened: OpenedLead): PriceFormView | null {
  const { lead, detail, viewer, paymentAccess } = opened
  const { status, payment } = lead
  const isMine = detail.assignee?.staffMemberId === viewer.id
  const quote = currentQuote(detail.events)
  if (!isClosed(status))
    return isMine
      ? {
          form: 'quote',
          isChange: quote !== null,
          total: dollars(quote?.totalCents),
          includes: quote?.includes ?? '',
        }
      : null
  if (!LEAD_LIFECYCLE[status].isCounted || paymentAccess === 'no') return null
  if (paymentAccess === 'sign-in-again') return { form: 'sign-in-again' }
  // The quote was for the work, which was not done.
  const isTripOnly = isNoShow(detail.events)
  const quotedCents = quote?.agreedAt == null || isTripOnly ? null : quote.totalCents
  return {
    form: 'payment',
    state: paymentState(
      payment,
      eventsOf(detail.events, 'payment').map((event) => event.payload),
    ),
    isTripOnly,
    smsHref: receiptSmsHref(opened),
    isOpen: payment.paidCents === null && ((isMine && isCompleted(status)) || isTripOnly),
    agreed: dollars(payment.agreedCents ?? quotedCents),
    paid: dollars(payment.paidCents),
    method: payment.method,
    note: payment.note ?? '',
  }
}

const dollars = (cents: number | null | undefined): string =>
  cents == null ? '' : (cents / 100).toFixed(2)
