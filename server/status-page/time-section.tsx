import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { bookableDays, formatAppointment } from '#domain/time/appointment.ts'
import { isWaiting } from '#domain/lead/lifecycle.ts'
import { ProblemMessage } from '#server/pages/parts/fields.tsx'
import { WindowFields } from '#server/pages/parts/window-fields.tsx'
import { BackLink, pathOf, StatusFrame } from './status-frame.tsx'
import { isOpenIn, type StatusFormProps, type StatusPageProps } from './status-view.ts'

/** Renders when we come, times that wait for an answer, and the way to another time. */
export function TimeSection(props: StatusPageProps) {
  const { view, isReadOnly = false, isJoined = false } = props
  const { language, canMove, proposal } = view
  const { time: messages } = STATUS_PAGE_MESSAGES[language]
  const when = formatAppointment(view, language)
  const isOwn = !isReadOnly && !isJoined
  if (!isOpenIn(view)) return null
  return (
    <>
      {when !== '' && (
        <p className="when">
          {isWaiting(view.facts.status) ? messages.asked(when) : messages.agreed(when)}
        </p>
      )}
      {proposal?.by === 'customer' && (
        <p>
          {messages.waits(
            proposal.windows.map((one) => formatAppointment(one, language)).join('; '),
          )}
        </p>
      )}
      {proposal?.by === 'staff' && (
        <>
          <p>{messages.proposed}</p>
          {isOwn && (
            <form method="post" action={pathOf(props, '/window/answer')}>
              <input type="hidden" name="proposal" value={proposal.id} />
              {proposal.windows.map((window) => (
                <button
                  key={window.appointment_start}
                  className="btn btn-outline"
                  name="start"
                  value={window.appointment_start}
                >
                  {formatAppointment(window, language)}
                </button>
              ))}
              <button className="btn btn-outline" name="start" value="">
                {messages.none}
              </button>
            </form>
          )}
        </>
      )}
      {canMove && isOwn && (
        <a className="quiet-link" href={pathOf(props, '/window')}>
          {when === '' ? messages.choose : messages.another}
        </a>
      )}
    </>
  )
}

/** Renders the form for another time; a rejected one comes back with its error. */
export function WindowPage(props: StatusFormProps) {
  const { view, now, rejected } = props
  const { language } = view
  const { time: messages, back } = STATUS_PAGE_MESSAGES[language]
  const problem = rejected?.problem ?? null
  const when = formatAppointment(view, language)
  const isPending = isWaiting(view.facts.status)
  return (
    <StatusFrame language={language} title={messages.heading}>
      <h1>{messages.heading}</h1>
      {when !== '' && (
        <p className="when">{isPending ? messages.asked(when) : messages.agreed(when)}</p>
      )}
      <p className="lead">{isPending ? messages.movesAtOnce : messages.weAnswer}</p>
      <form method="post">
        <WindowFields
          language={language}
          days={bookableDays(now, language)}
          number={1}
          labels={messages}
          isRequired
          chosen={{
            date: rejected?.typed['date'] ?? '',
            window: rejected?.typed['window'] ?? '',
          }}
          problem={problem}
        />
        <ProblemMessage problem={problem} />
        <button className="btn btn-brass">{isPending ? messages.move : messages.ask}</button>
      </form>
      <BackLink to={props} text={back} />
    </StatusFrame>
  )
}
