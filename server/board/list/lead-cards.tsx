import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { STATUS_MESSAGES } from '#copy/server/board-status.ts'
import type { Language } from '#domain/text/language.ts'
import { leadAddress } from '#server/board/addresses.ts'
import type { OpenLeadView } from './group-leads.ts'
import { ProgressMarks } from '#server/board/progress-marks.tsx'
import { TransitionForm } from '#server/board/lead/transition-form.tsx'

interface LeadCardsProps {
  readonly leads: readonly OpenLeadView[]
  readonly language: Language
}

/** Renders open leads with what can be done about them; the first urgent one is large. */
export function LeadCards({ leads, language }: LeadCardsProps) {
  if (leads.length === 0) return null
  const large = leads.find(({ isUrgent }) => isUrgent)
  return (
    <ol className="cards">
      {leads.map((lead) => (
        <LeadCard key={lead.id} lead={lead} language={language} isLarge={lead === large} />
      ))}
    </ol>
  )
}

interface LeadCardProps {
  readonly lead: OpenLeadView
  readonly language: Language
  /** True for the urgent lead that has waited longest: its waiting time is in large figures. */
  readonly isLarge: boolean
}

function LeadCard({ lead, language, isLarge }: LeadCardProps) {
  const { id, status, state, timing, waits, isMine, isLate, asked, service, spanish, place, more } =
    lead
  const { danger, cancelAttempt, said } = lead
  const classes = [status, isLarge && 'tag eyelet', isMine && 'mine', isLate && 'late']
  return (
    <li className={classes.filter(Boolean).join(' ')} data-hold={waits === null ? undefined : ''}>
      <a className="card" href={leadAddress(id)} data-new={waits === null ? undefined : id}>
        <span className="state">
          <ProgressMarks status={status} />
          <span>
            {state}
            {timing !== '' && <span>{`, ${timing}`}</span>}
          </span>
        </span>
        {isLarge && lead.hasWaited && (
          <span className="waited" aria-hidden="true">
            {waits}
          </span>
        )}
        {danger !== null && <strong className="danger">{danger}</strong>}
        {cancelAttempt !== null && <span className="asked">{cancelAttempt}</span>}
        <b>{spanish === null ? service : `${spanish}: ${service}`}</b>
        {asked !== null && <span className="asked">{asked}</span>}
        <span className="where">{place}</span>
        {said.map((line) => (
          <span key={line} className="said">
            {line}
          </span>
        ))}
        <span className="more">{more}</span>
      </a>
      <CardActions lead={lead} language={language} isLarge={isLarge} />
    </li>
  )
}

/** Renders what a lead that nobody has, or that the viewer has, asks for: take it, call. */
function CardActions({ lead, language, isLarge }: LeadCardProps) {
  const { id, status, waits, isMine, callHref, service, otherNumber } = lead
  const { call } = BOARD_MESSAGES[language].lead
  if (waits === null && !isMine) return null
  return (
    <div className="acts">
      {waits !== null && (
        <TransitionForm id={id} status={status}>
          <button
            className={isLarge ? 'btn btn-amber take' : 'btn btn-outline take'}
            name="to"
            value="accepted"
            aria-label={`${STATUS_MESSAGES[language].accepted.button ?? ''}: ${service}`}
          >
            {STATUS_MESSAGES[language].accepted.button}
          </button>
        </TransitionForm>
      )}
      {callHref !== null && (
        <a className="btn btn-outline" href={callHref} aria-label={`${call}: ${service}`}>
          {call}
        </a>
      )}
      {otherNumber !== null && (
        <a className="btn btn-outline" href={otherNumber.href}>
          {`${call} ${otherNumber.text}`}
        </a>
      )}
    </div>
  )
}
