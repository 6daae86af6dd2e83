/** The forms of a lead's page that change its status. None needs a script. */

import { cleanLine } from '#domain/clean-text.ts'
import {
  boardTransitions,
  canTransition,
  isClosed,
  REOPEN_WITHIN_MS,
  UNDO_OFFERED_MS,
} from '#domain/lead/lifecycle.ts'
import { leadState } from '#domain/lead/replay.ts'
import { type Markup, markup, EMPTY_MARKUP } from '#server/http/markup.ts'
import type { BoardDetail, StaffMemberSummary } from '#server/store/board-records.ts'
import type { Lead } from '#server/store/lead.ts'
import { etaButtons } from './eta-buttons.ts'
import { assigneeName } from './lead-view.ts'
import type { BoardMessages } from '#copy/server/board-en.ts'
import { STATUS_MESSAGES } from '#copy/server/board-status.ts'

/** Maximum characters of a reason. */
export const REASON_LENGTH = 200

export interface TransitionFormProps {
  readonly viewer: StaffMemberSummary
  /** In the viewer's language. */
  readonly messages: BoardMessages
  readonly lead: Lead
  readonly detail: BoardDetail
  /** To whom the viewer can hand the lead over. */
  readonly colleagues: readonly StaffMemberSummary[]
  readonly now: number
}

/**
 * Renders the next transition as one large button, with a confirmation for another staff member's
 * lead, which can also be taken over; for a closed lead, how to reopen it.
 */
export function nextTransitionForm(props: TransitionFormProps): Markup {
  const { viewer, messages, lead, detail, now } = props
  const { status } = lead
  if (isClosed(status)) {
    const closedAt = leadState(detail.events).transition?.at ?? 0
    const reopen = markup`<button class="button" name="to" value="pending">${messages.lead.reopen}</button>`
    return now - closedAt > REOPEN_WITHIN_MS ? EMPTY_MARKUP : transitionForm(props, reopen)
  }
  const isLeaving = boardTransitions(status, 'next').includes('en_route')
  const eta = etaButtons(status, viewer.language, isLeaving ? 'go' : 'button')
  const next = markup`${transitionButtons(props, 'next')}`
  const buttons = isLeaving ? eta : status === 'en_route' ? markup`${next}${eta}` : next
  const form = transitionForm(props, buttons)
  const { assignee } = detail
  if (assignee === null || assignee.staffMemberId === viewer.id) return form
  const takeOver = markup`<button class="button" name="to" value="accepted">${messages.lead.takeOver}</button>`
  const both = transitionForm(props, markup`${takeOver}${buttons}`)
  return markup`<details><summary>${messages.lead.forThem(assigneeName(assignee))}</summary>${both}</details>`
}

/** Lets the viewer undo their own transition for a few seconds. */
export function undoForm({ lead, detail, viewer, messages, now }: TransitionFormProps): Markup {
  const { transition } = leadState(detail.events)
  if (transition?.staffMemberId !== viewer.id || now - transition.at > UNDO_OFFERED_MS)
    return EMPTY_MARKUP
  return markup`<form method="post" action="/staff/l/${lead.id}/undo" data-step="${lead.id}"><button class="button" name="at" value="${String(transition.at)}">${messages.lead.undo}</button></form>`
}

/** Lets the assignee hand the lead back, or over to a colleague. */
export function handBackForm(props: TransitionFormProps): Markup {
  const { colleagues, lead, detail, viewer } = props
  const messages = props.messages.lead
  const { status } = lead
  const isMine = detail.assignee?.staffMemberId === viewer.id
  if (isClosed(status) || !isMine || !canTransition(status, 'pending', 'assignee'))
    return EMPTY_MARKUP
  const content = markup`<input type="hidden" name="to" value="pending">${colleagues.map(
    ({ id, name }) =>
      markup`<button class="button" name="colleague" value="${id}">${messages.handOver(cleanLine(name))}</button>`,
  )}<button class="button">${messages.handBack}</button>`
  return markup`<details class="ends"><summary>${messages.cannotCome}</summary>${transitionForm(props, content)}</details>`
}

const transitionForm = ({ lead }: TransitionFormProps, content: Markup): Markup =>
  markup`<form method="post" action="/staff/l/${lead.id}/step" data-step="${lead.id}"><input type="hidden" name="from" value="${lead.status}">${content}</form>`

/** One button for each transition of this kind. */
const transitionButtons = (
  { viewer, lead }: TransitionFormProps,
  kind: 'next' | 'close',
): Markup[] =>
  boardTransitions(lead.status, kind).map(
    (to) =>
      markup`<button class="${kind === 'next' ? 'go' : 'button'}" name="to" value="${to}">${STATUS_MESSAGES[viewer.language][to].button ?? to}</button>`,
  )

export function closingForms(props: TransitionFormProps): Markup {
  const messages = props.messages.lead
  const buttons = transitionButtons(props, 'close')
  if (buttons.length === 0) return EMPTY_MARKUP
  const reason = markup`<label for="reason">${messages.reason}</label>
<input id="reason" name="reason" maxlength="${String(REASON_LENGTH)}" autocomplete="off">`
  return markup`<details class="ends"><summary>${messages.otherEnds}</summary>${transitionForm(props, markup`${reason}${buttons}`)}</details>`
}
