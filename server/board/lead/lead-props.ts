/**
 * What the page of a lead shows. All texts are clean and in the viewer's language; times are words,
 * because the ETag of the page is computed from its props.
 */

import type { bookableDays } from '#domain/time/appointment.ts'
import type { Language } from '#domain/text/language.ts'
import type { CorrectableField } from '#domain/lead/events.ts'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import type { PaymentMethod, PaymentState } from '#domain/lead/payment.ts'
import type { Fact } from '#server/leads/facts/lead-facts.ts'
import type { WindowFields } from '#server/leads/facts/window-fields.ts'
import type { LeadRowView } from '#server/board/list/lead-rows.tsx'

export interface LeadPageProps {
  readonly language: Language
  readonly id: string
  /** How many leads are open, of all customers. */
  readonly openLeads: number
  readonly status: LeadStatus
  readonly service: string
  /** Status and assignee. */
  readonly state: string
  /** Times, to be appended to the status; '' if none are known. */
  readonly since: string
  readonly heading: LeadHeading
  readonly transitions: TransitionsView
  /** Whether "Spam" blocks the number. */
  readonly blocksNumber: boolean
  /** Whether anything says where the job is. */
  readonly hasPlace: boolean
  readonly contact: ContactView
  /**
   * Whether we called the customer in vain, and when, in words; `null` where nobody calls: the lead
   * is closed, or its phone number cannot be right.
   */
  readonly customerCall: { readonly missedAt: string | null } | null
  /** `null` without a gate code. Its value is there only after a staff member asked for it. */
  readonly gateCode: { readonly shown: readonly Fact[] | null; readonly isOpenable: boolean } | null
  readonly quote: QuoteView | null
  /** Whether the customer reads another language than the viewer. */
  readonly readsOther: boolean
  readonly priceForm: PriceFormView | null
  /** `null` where the time cannot be changed. */
  readonly time: TimeView | null
  readonly facts: readonly Fact[]
  /** What can be corrected, as it is stored. */
  readonly correctable: Readonly<Record<CorrectableField, string>>
  /** Other phone numbers in what the customer wrote. */
  readonly writtenNumbers: readonly { readonly text: string; readonly href: string }[]
  readonly photoIds: readonly string[]
  /** Other open leads of the same customer, each in a sentence, with what they say differently. */
  readonly duplicates: readonly {
    readonly id: string
    readonly text: string
    readonly differences: readonly Fact[]
  }[]
  /** Requests that were joined with this one, in words. */
  readonly joined: readonly { readonly id: string; readonly text: string }[]
  /** Of a duplicate: the lead that goes on; `null` for every other lead. */
  readonly keptId: string | null
  /** Earlier leads of the same phone number. */
  readonly earlier: readonly LeadRowView[]
  readonly notes: readonly NoteView[]
  readonly history: readonly HistoryRow[]
  readonly rejected: RejectedForm | null
  /** Why the last press changed nothing. */
  readonly problem: string | null
}

/** The lines below the heading. */
export interface LeadHeading {
  /** Whether the arrival that the assignee said is over by ten minutes. */
  readonly isLate: boolean
  /** See `saidLines`. */
  readonly danger: string | null
  readonly cancelAttempt: string | null
  readonly said: readonly string[]
  /** That the customer speaks Spanish; `null` if nothing says so. */
  readonly spanish: string | null
  readonly address: string
  readonly more: readonly string[]
}

/** What the viewer can do with the lead's status. */
export interface TransitionsView {
  /** Name of another staff member who has the lead; `null` if it is the viewer's or nobody's. */
  readonly otherAssignee: string | null
  readonly canReopen: boolean
  /**
   * The viewer's last transition while it can be undone: of this lead, or of the duplicate that was
   * joined with it; `at` in ms since the epoch.
   */
  readonly undo: { readonly id: string; readonly at: number } | null
  /** To whom the viewer can hand the lead over; `null` if they cannot hand it back. */
  readonly colleagues: readonly { readonly id: string; readonly name: string }[] | null
}

export interface ContactView {
  /** Without an address it cannot be called. */
  readonly phone: { readonly text: string; readonly href: string | null }
  /** `null` without an address. */
  readonly mapHref: string | null
  /** `null` for a number that cannot be right. */
  readonly smsHref: string | null
  readonly hasAppointment: boolean
}

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

export interface NoteView {
  readonly key: string
  readonly from: string
  readonly text: string
}

export interface HistoryRow {
  readonly key: string
  /** ISO 8601. */
  readonly at: string
  readonly time: string
  readonly what: string
  /** Actor and channel; '' for an automatic event. */
  readonly who: string
  readonly detail: string
}

/** A form that was not accepted, with what was typed. */
export interface RejectedForm {
  readonly form: 'quote' | 'payment' | 'note' | 'correction' | 'window'
  readonly fields: Readonly<Record<string, string>>
  /** The times of the form `window`. */
  readonly windows?: readonly WindowFields[]
  readonly problem: string
}

/** Returns what was typed into a rejected form, else the stored value. */
export const typedValue =
  (rejected: RejectedForm | null, form: RejectedForm['form']) =>
  (field: string, stored: string): string =>
    rejected?.form === form ? (rejected.fields[field] ?? '') : stored

/** Returns what is wrong with a form; `null` if it was not rejected. */
export const problemOf = (
  rejected: RejectedForm | null,
  form: RejectedForm['form'],
): string | null => (rejected?.form === form ? rejected.problem : null)
