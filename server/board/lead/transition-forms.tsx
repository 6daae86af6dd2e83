/** The forms of a lead's page that change its status. None needs a script. */

import { BLOCKED_MESSAGES } from '#copy/server/blocked-numbers.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { STATUS_MESSAGES } from '#copy/server/board-status.ts'
import {
  boardTransitions,
  hasAssignee,
  isClosed,
  isDriving,
  isWaiting,
  LEAD_LIFECYCLE,
  type LeadStatus,
  progressSteps,
} from '#domain/lead/lifecycle.ts'
import { LOSS_CAUSES } from '#domain/lead/loss.ts'
import { EtaButtons } from '#server/pages/parts/eta-buttons.tsx'
import { SelectField, TextField } from '#server/pages/parts/fields.tsx'
import { leadAddress } from '#server/board/addresses.ts'
import { REASON_LENGTH } from '#server/board/field-lengths.ts'
import { TransitionForm } from './transition-form.tsx'
import type { LeadPageProps } from './lead-view.ts'

/** Renders the next transition of the viewer's lead, or of one that nobody has, in large buttons. */
export function NextTransitionForm(props: LeadPageProps) {
  const { language, status, transitions } = props
  if (isClosed(status) || transitions.otherAssignee !== null) return null
  // Before a call has said where to go, there is no arrival.
  if (boardTransitions(status, 'next').some(isDriving) && !props.hasPlace) return null
  return (
    <TransitionForm {...props}>
      {boardTransitions(status, 'next').some(isDriving) ? (
        <EtaButtons status={status} language={language} kind="brass" />
      ) : (
        <TransitionButtons language={language} status={status} kind="next" />
      )}
    </TransitionForm>
  )
}

/**
 * Renders what is done more rarely: a new arrival time; a step of another staff member's lead, which
 * can also be taken over; opening a closed lead again.
 */
export function OtherTransitionForm(props: LeadPageProps) {
  const { language, status, transitions } = props
  const { lead: messages } = BOARD_MESSAGES[language]
  const { canReopen, otherAssignee } = transitions
  if (isClosed(status))
    return (
      canReopen && (
        <TransitionForm {...props}>
          <button className="btn btn-outline" name="to" value="pending">
            {messages.reopen}
          </button>
        </TransitionForm>
      )
    )
  if (otherAssignee !== null)
    return (
      <details>
        <summary>{messages.forThem(otherAssignee)}</summary>
        <TransitionForm {...props}>
          <button className="btn btn-outline" name="to" value="accepted">
            {messages.takeOver}
          </button>
          {!boardTransitions(status, 'next').some(isDriving) && (
            <TransitionButtons language={language} status={status} kind="next" />
          )}
          <FurtherButtons language={language} status={status} />
          <EtaButtons status={status} language={language} />
        </TransitionForm>
      </details>
    )
  if (furtherTransitions(status).length === 0 && !isDriving(status)) return null
  return (
    <TransitionForm {...props}>
      <FurtherButtons language={language} status={status} />
      {isDriving(status) && <EtaButtons status={status} language={language} />}
    </TransitionForm>
  )
}

/** Renders a button for each further step of the work. */
const FurtherButtons = ({ language, status }: Pick<LeadPageProps, 'language' | 'status'>) =>
  furtherTransitions(status).map((to) => (
    <button key={to} className="btn btn-outline" name="to" value={to}>
      {STATUS_MESSAGES[language][to].button}
    </button>
  ))

/** Lists the further steps of the work that can be pressed without the one between. */
const furtherTransitions = (status: LeadStatus): readonly LeadStatus[] =>
  progressSteps().filter(
    (to) =>
      LEAD_LIFECYCLE[status].to[to]?.button === null &&
      (LEAD_LIFECYCLE[to].progress ?? 0) > (LEAD_LIFECYCLE[status].progress ?? 0),
  )

/** Lets whom the alarm has asked say no, so that the next one is asked at once. */
export function DeclineForm({ id, language, canDecline }: LeadPageProps) {
  if (!canDecline) return null
  return (
    <form method="post" action={`${leadAddress(id)}/decline`} data-in-place="">
      <button className="btn btn-outline">{BOARD_MESSAGES[language].lead.cannotCome}</button>
    </form>
  )
}

/** Lets the viewer undo their own transition for a few seconds. */
export function UndoForm({ language, transitions: { undo } }: LeadPageProps) {
  if (undo === null) return null
  return (
    <form method="post" action={`${leadAddress(undo.id)}/undo`} data-step={undo.id}>
      <button className="undo" name="at" value={undo.at}>
        {BOARD_MESSAGES[language].lead.undo}
      </button>
    </form>
  )
}

/** Lets the assignee hand the lead back, or over to a colleague. */
export function HandBackForm(props: LeadPageProps) {
  const { language, transitions } = props
  const { lead: messages } = BOARD_MESSAGES[language]
  if (transitions.colleagues === null) return null
  return (
    <details className="ends">
      <summary>{messages.cannotCome}</summary>
      <TransitionForm {...props}>
        <input type="hidden" name="to" value="pending" />
        {transitions.colleagues.map(({ id, name }) => (
          <button key={id} className="btn btn-outline" name="colleague" value={id}>
            {messages.handOver(name)}
          </button>
        ))}
        <button className="btn btn-outline">{messages.handBack}</button>
      </TransitionForm>
    </details>
  )
}

/** Renders the other ways to close the lead, with why it brings no job and a reason in words. */
export function ClosingForms(props: LeadPageProps) {
  const { language, status } = props
  const { lead: messages, overview } = BOARD_MESSAGES[language]
  const { spamBlocks, spamBlocksNothing } = BLOCKED_MESSAGES[language]
  if (boardTransitions(status, 'close').length === 0) return null
  return (
    <details className="ends">
      <summary>{messages.otherEnds}</summary>
      {isWaiting(status) && (
        <TransitionForm {...props}>
          <button className="btn btn-outline" name="to" value="done">
            {STATUS_MESSAGES[language].done.button}
          </button>
        </TransitionForm>
      )}
      {LEAD_LIFECYCLE[status].isServed && (
        <TransitionForm {...props}>
          <input type="hidden" name="cause" value="no_show" />
          <button className="btn btn-outline" name="to" value="lost">
            {messages.noShow}
          </button>
        </TransitionForm>
      )}
      <TransitionForm {...props}>
        <SelectField name="cause" label={messages.cause} defaultValue="other">
          {LOSS_CAUSES.map((cause) => (
            <option key={cause} value={cause}>
              {overview.losses[cause]}
            </option>
          ))}
        </SelectField>
        <TextField name="reason" label={messages.reason} maxLength={REASON_LENGTH} />
        <TransitionButtons language={language} status={status} kind="close" />
        <p className="more">{props.blocksNumber ? spamBlocks : spamBlocksNothing}</p>
      </TransitionForm>
    </details>
  )
}

interface TransitionButtonsProps extends Pick<LeadPageProps, 'language' | 'status'> {
  readonly kind: 'next' | 'close'
}

/** Renders one button for each transition of this kind. */
const TransitionButtons = ({ language, status, kind }: TransitionButtonsProps) =>
  boardTransitions(status, kind).map((to) => (
    <button
      key={to}
      className={`btn btn-${kind === 'close' ? 'outline' : hasAssignee(status) ? 'brass' : 'amber'}`}
      name="to"
      value={to}
    >
      {STATUS_MESSAGES[language][to].button ?? to}
    </button>
  ))
