/** What the pages under `/r/TOKEN` show, and what it allows the visitor to do. */

import { photoLimit } from '#domain/submission/photo-limits.ts'
import type { Danger } from '#domain/lead/danger.ts'
import type { LeadPayment } from '#domain/lead/payment.ts'
import type { Rejected } from '#server/pages/parts/rejected.ts'
import type { LinkChannel } from '#server/db/tables/actor.ts'
import type { OptionalAppointment } from '#domain/time/appointment.ts'
import type { IdTagFacts } from '#domain/staff/id-tag.ts'
import type { Language } from '#domain/text/language.ts'
import { isClosed, isCompleted, LEAD_LIFECYCLE } from '#domain/lead/lifecycle.ts'
import type { Quote } from '#domain/lead/quote.ts'
import type { WindowProposal } from '#domain/lead/window-proposal.ts'
import {
  STATUS_STEPS,
  type StatusPageFacts,
  type StatusPageResponse,
} from '#domain/lead/status-page.ts'

/**
 * All data that the link may reveal. Other data cannot appear on the page: phone, street,
 * unit, gate code, notes.
 */
export interface StatusPageView extends OptionalAppointment {
  readonly submissionId: string
  readonly language: Language
  /** First letter of the visitor's name; '' when it starts with no letter. */
  readonly initial: string
  /** Digits of the phone number that this visitor saw. */
  readonly phone: string
  /** As the form lists it. */
  readonly service: string
  readonly town: string
  /** First word of the visitor's name, for a published review. */
  readonly firstName: string
  readonly hasReview: boolean
  readonly storedAt: number
  readonly facts: StatusPageFacts
  /** Whether the customer asked for another day. */
  readonly isPlanned: boolean
  readonly quote: Quote | null
  /** What was paid, and how, once staff have recorded it; `null` before. */
  readonly paid: LeadPayment | null
  /** Whether the visitor can ask for another time, and what waits for an answer. */
  readonly canMove: boolean
  readonly proposal: WindowProposal | null
  readonly by: StatusPageResponse['by']
  /** The assignee's tag; `null` for one whom the owner does not name among the locksmiths. */
  readonly idTag: IdTagFacts | null
  /**
   * How long the lead has not been accepted, in words, once the page must say so; `null` otherwise.
   */
  readonly unacceptedFor: string | null
  /**
   * By when a planned request is confirmed; `null` for an urgent one and after acceptance.
   */
  readonly confirmation: { readonly by: string; readonly isPast: boolean } | null
  /** What to do about a child, a pet or a fire, before anything else; `null` without danger. */
  readonly danger: Danger | null
  /** Whether it was sent with a solved captcha. */
  readonly isVerified: boolean
  /** Whether the said arrival is more than ten minutes ago. */
  readonly isLate: boolean
  /**
   * When we called a locksmith last and first, in words, and how many, while nobody has accepted the
   * lead; `isNow` while a phone rings. `null` without a call.
   */
  readonly calling: {
    readonly time: string
    readonly since: string
    readonly people: number
    readonly isNow: boolean
  } | null
  /** When we called the customer in vain, in words; `null` if there is nothing to say. */
  readonly notReached: string | null
  /** True while nobody has accepted a lead about which we call once at most. */
  readonly isCalledOnce: boolean
  /** Response of `GET /r/TOKEN/state`. */
  readonly json: string
  /** Strong validator with its quotes, of everything else in this view. */
  readonly tag: string
}

/** Props of every page under `/r/TOKEN`. */
export interface StatusPageProps {
  readonly view: StatusPageView
  /** https://…/r/TOKEN */
  readonly link: string
  readonly now: number
  /** Behind the link of a staff member's text, which shows the page and changes nothing. */
  readonly isReadOnly?: boolean
  /** How the link that was opened came to the customer; `null` for the page after sending. */
  readonly from?: LinkChannel | null
  /** The query with which pages of this link say so again; '' by default. */
  readonly query?: string
  /**
   * Staff joined another request with this one: its link adds notes and photos and cancels, and agrees to
   * nothing, because the sender of the other one may be the customer.
   */
  readonly isJoined?: boolean
}

/** Props of a page with a form, which shows what was refused. */
export interface StatusFormProps extends StatusPageProps {
  readonly rejected?: Rejected
}

type Facts = Pick<StatusPageView, 'facts'>

/** Returns whether the lead is open: the visitor can add a note, and cancel if its status allows it. */
export const isOpenIn = ({ facts }: Facts): boolean => !isClosed(facts.status)

/** Returns the number of completed steps: 0 without progress, all when the lead is done. */
export function completedSteps({ facts }: Facts): number {
  const { progress, isClosed: isOver } = LEAD_LIFECYCLE[facts.status]
  if (isOver && progress === null) return 0
  const reached = new Set<string>(facts.events.map(({ kind }) => kind))
  return STATUS_STEPS.findLastIndex((kind) => reached.has(kind)) + 1
}

export const countPhotos = ({ facts }: Facts): number =>
  facts.events.filter(({ kind }) => kind === 'photo').length

type PhotoFacts = Pick<StatusPageView, 'facts' | 'isVerified'>

/** Returns how many photos the visitor may add now. */
export const photosLeft = (view: PhotoFacts): number =>
  photoLimit({ ...view.facts, ...view }) - countPhotos(view)

/**
 * Returns whether the visitor may add photos: 'waiting' until a staff member has accepted the lead,
 * after two of a verified one, so that requests that nobody read cannot fill the disk.
 */
export function photoState(view: PhotoFacts): 'open' | 'waiting' | 'full' | 'closed' {
  if (!isOpenIn(view)) return 'closed'
  if (photosLeft(view) > 0) return 'open'
  return view.facts.wasAccepted ? 'full' : 'waiting'
}

/** Returns whether the job is done and has no review yet. */
export const isReviewOpen = ({ facts, hasReview }: StatusPageView): boolean =>
  !hasReview && isCompleted(facts.status)
