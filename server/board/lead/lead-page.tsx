import { TransitionForm } from './transition-form.tsx'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { SECOND_REQUEST_MESSAGES } from '#copy/server/second-request.ts'
import { hasAssignee, isClosed, isWaiting } from '#domain/lead/lifecycle.ts'
import { factLabel } from '#copy/server/fact-labels.ts'
import { FactRow } from '#server/pages/parts/fact-row.tsx'
import { leadAddress } from '#server/board/addresses.ts'
import { BoardFrame } from '#server/board/board-frame.tsx'
import { LeadRows } from '#server/board/list/lead-rows.tsx'
import { SavedNote } from '#server/board/saved-note.tsx'
import { ProgressMarks } from '#server/board/progress-marks.tsx'
import { CallButton, ContactButtons } from './contact-buttons.tsx'
import { CorrectionForm, WrittenNumbers } from './correction-form.tsx'
import { CustomerCallForm } from './customer-call-form.tsx'
import { History, NoteForm, Notes } from './history.tsx'
import type { LeadPageProps } from './lead-view.ts'
import { PriceForm, QuoteFacts } from './price-forms.tsx'
import {
  ClosingForms,
  DeclineForm,
  HandBackForm,
  NextTransitionForm,
  OtherTransitionForm,
  UndoForm,
} from './transition-forms.tsx'
import { WindowForm, WindowProposal } from './window-forms.tsx'

/**
 * Renders `/staff/l/ID`: all that the assignee needs. The script refreshes the parts marked
 * as live while the page is visible; form input and a revealed gate code stay.
 */
export function LeadPage(props: LeadPageProps) {
  const { language, id, status, service, state, facts, earlier, saved, problem } = props
  const { lead: messages } = BOARD_MESSAGES[language]
  return (
    <BoardFrame
      language={language}
      title={`${service}, ${state}`}
      live="lead"
      address={leadAddress(id)}
      openLeads={props.openLeads}
    >
      <div data-live="problem" role="alert">
        {problem !== null && <p className="wrong big">{problem}</p>}
      </div>
      <p className="stale" role="status" data-waiting="" hidden>
        {messages.queued}
      </p>
      <div data-live="head" data-new={isWaiting(status) ? id : undefined}>
        <Head {...props} />
        {props.heading.cancelAttempt !== null && (
          <TransitionForm {...props}>
            <input type="hidden" name="cause" value="customer" />
            <button className="btn btn-outline" name="to" value="cancelled">
              {messages.cancelled}
            </button>
          </TransitionForm>
        )}
        <WrittenNumbers {...props} />
      </div>
      <SavedNote language={language} saved={saved} kinds={['lead', 'joined']} />
      <div data-live="undo">
        <UndoForm {...props} />
      </div>
      <div data-live="asked">
        <WindowProposal {...props} />
      </div>
      <SavedNote language={language} saved={saved} kinds={['window-agreed', 'window-kept']} />
      <div data-live="duplicates">
        <Duplicates {...props} />
      </div>
      <div className="side">
        <div className="bar">
          <div className="next" data-live="bar">
            <MainActions {...props} />
          </div>
        </div>
        <div className="do" data-live="do">
          {!isClosed(status) && <OtherTransitionForm {...props} />}
          <ContactButtons {...props} />
          <CustomerCallForm {...props} />
          <DeclineForm {...props} />
          {isClosed(status) && <OtherTransitionForm {...props} />}
        </div>
        <GateCode {...props} />
      </div>
      <div data-live="quote">
        <QuoteFacts {...props} />
      </div>
      <div data-live="price">
        <PriceForm {...props} />
      </div>
      <SavedNote language={language} saved={saved} kinds={['quote', 'payment']} />
      <section data-live="facts">
        <h2>{messages.facts}</h2>
        <dl>
          {facts.map((fact) => (
            <FactRow key={fact.name} fact={fact} language={language} />
          ))}
        </dl>
        {!isClosed(props.status) && <CorrectionForm {...props} />}
      </section>
      <SavedNote language={language} saved={saved} kinds={['correction']} />
      <div data-live="photos">
        <Photos {...props} />
      </div>
      {earlier.length > 0 && (
        <section>
          <h2>{messages.earlier}</h2>
          <LeadRows leads={earlier} />
        </section>
      )}
      <section>
        <h2>{messages.notes}</h2>
        <div data-live="notes">
          <Notes {...props} />
        </div>
        <SavedNote language={language} saved={saved} kinds={['note']} />
        <NoteForm {...props} />
      </section>
      <section data-live="history">
        <h2>{messages.history}</h2>
        <History {...props} />
      </section>
      <SavedNote language={language} saved={saved} kinds={['windows', 'window']} />
      <div data-live="ends">
        <WindowForm {...props} />
        <HandBackForm {...props} />
        <ClosingForms {...props} />
      </div>
    </BoardFrame>
  )
}

/**
 * Renders what comes next in the order of the work, within reach of the thumb: whoever has the lead
 * calls before they say when they arrive.
 */
function MainActions(props: LeadPageProps) {
  return hasAssignee(props.status) ? (
    <>
      <CallButton {...props} />
      <NextTransitionForm {...props} />
    </>
  ) : (
    <>
      <NextTransitionForm {...props} />
      <CallButton {...props} />
    </>
  )
}

function Head({ status, state, since, service, heading }: LeadPageProps) {
  const { isLate, danger, cancelAttempt, spanish, address, said, more } = heading
  return (
    <>
      <p className={isLate ? 'state late' : `state ${status}`}>
        <ProgressMarks status={status} />
        <span>{`${state}${since}`}</span>
      </p>
      {danger !== null && <p className="danger">{danger}</p>}
      <h1>{service}</h1>
      {cancelAttempt !== null && <p className="wrong big">{cancelAttempt}</p>}
      {spanish !== null && <p className="where">{spanish}</p>}
      <p className="where">{address}</p>
      {said.map((line) => (
        <p key={line} className="said">
          {line}
        </p>
      ))}
      {more.map((line) => (
        <p key={line} className="more">
          {line}
        </p>
      ))}
    </>
  )
}

/** Names the other open requests of this customer, which one press joins with this one. */
function Duplicates({ id, language, duplicates, joined, keptId }: LeadPageProps) {
  const { lead: messages } = BOARD_MESSAGES[language]
  if (keptId !== null)
    return (
      <p className="where">
        <a href={leadAddress(keptId)}>{messages.kept}</a>
      </p>
    )
  return (
    <>
      {joined.map((one) => (
        <p key={one.id} className="where">
          {one.text} <a href={leadAddress(one.id)}>{messages.openDuplicate}</a>
        </p>
      ))}
      {duplicates.map((other) => (
        <form
          key={other.id}
          className="same-customer"
          method="post"
          action={`${leadAddress(id)}/join`}
        >
          <p>
            {other.text} <a href={leadAddress(other.id)}>{messages.openDuplicate}</a>
          </p>
          {other.differences.length > 0 && (
            <>
              <p className="more">{SECOND_REQUEST_MESSAGES[language].differs}</p>
              <dl>
                {other.differences.map((fact) => (
                  <FactRow key={fact.name} fact={fact} language={language} />
                ))}
              </dl>
            </>
          )}
          <button className="btn btn-outline" name="other" value={other.id}>
            {messages.join}
          </button>
        </form>
      ))}
    </>
  )
}

/** Not a live part, because a revealed code stays until the page is left. */
function GateCode({ id, language, gateCode }: LeadPageProps) {
  const { showCode, codeIsNoted, codeOnceYours } = BOARD_MESSAGES[language].lead
  return (
    <div data-part="gate">
      {gateCode?.shown?.map(({ name, value }) => (
        <p key={name} className="gate">
          <span className="more">{factLabel(name, language)}</span> <b className="code">{value}</b>{' '}
          <span className="more">{codeIsNoted}</span>
        </p>
      ))}
      {gateCode?.isOpenable === false && <p className="more">{codeOnceYours}</p>}
      {gateCode?.shown === null && gateCode.isOpenable && (
        <form method="post" action={`${leadAddress(id)}/code`} data-in-place="">
          <button className="btn btn-outline">{showCode}</button>
        </form>
      )}
    </div>
  )
}

function Photos({ language, photoIds }: LeadPageProps) {
  const { lead: messages } = BOARD_MESSAGES[language]
  if (photoIds.length === 0) return null
  return (
    <section>
      <h2>{messages.photos}</h2>
      <p className="photos">
        {photoIds.map((id, index) => (
          <a key={id} href={`/staff/photo/${id}`}>
            <img src={`/staff/photo/${id}`} alt={messages.photo(index + 1)} loading="lazy" />
          </a>
        ))}
      </p>
    </section>
  )
}
