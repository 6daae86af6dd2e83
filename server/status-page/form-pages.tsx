/** Forms of the visitor: note, cancellation, changed quote. */

import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { canVisitorCancel } from '#domain/lead/lifecycle.ts'
import { NOTE_MAX_CHARACTERS } from '#domain/lead/status-page.ts'
import { cleanProse } from '#domain/text/clean-text.ts'
import { AreaField } from '#server/pages/parts/fields.tsx'
import { QuoteSection } from './fragment.tsx'
import { BackLink, CallButton, StatusFrame } from './status-frame.tsx'
import type { StatusFormProps, StatusPageProps } from './status-view.ts'

/** Renders the note form; a rejected note comes back with its error. */
export function NotePage(props: StatusFormProps) {
  const { view, rejected } = props
  const { note, back } = STATUS_PAGE_MESSAGES[view.language]
  return (
    <StatusFrame language={view.language} title={note.heading}>
      <h1>{note.heading}</h1>
      <p className="lead">{note.text}</p>
      <form method="post">
        <AreaField
          name="note"
          label={note.label}
          maxLength={NOTE_MAX_CHARACTERS}
          required
          defaultValue={cleanProse(rejected?.typed['note'] ?? '')}
          problem={rejected?.problem ?? null}
        />
        <button className="btn btn-brass">{note.send}</button>
      </form>
      <BackLink to={props} text={back} />
    </StatusFrame>
  )
}

/**
 * Asks for confirmation; only its button cancels. Once the assignee is on the way, it shows the
 * phone number instead, and a button that tells the assignee.
 */
export function ConfirmCancelPage(props: StatusPageProps) {
  const { view } = props
  const { cancel } = STATUS_PAGE_MESSAGES[view.language]
  if (!canVisitorCancel(view.facts.status)) {
    const hasTold = view.facts.events.some(({ kind }) => kind === 'cancel_attempt')
    return <TooLatePage {...props} text={cancel.tooLateText} tell={hasTold ? null : cancel.tell} />
  }
  return (
    <StatusFrame language={view.language} title={cancel.heading}>
      <h1>{cancel.heading}</h1>
      <p className="lead">{cancel.text}</p>
      <form method="post">
        <button className="btn btn-brass">{cancel.yes}</button>
      </form>
      <BackLink to={props} text={cancel.no} />
    </StatusFrame>
  )
}

interface TooLatePageProps extends StatusPageProps {
  /** By default that it is too late. */
  readonly heading?: string
  readonly text: string
  /** Label of a button that posts to the page's own address; `null` for no button. */
  readonly tell?: string | null
}

/** Renders a page for an action that is no longer possible: our number, and a link back. */
export function TooLatePage(props: TooLatePageProps) {
  const { view, text, tell = null } = props
  const { cancel, back } = STATUS_PAGE_MESSAGES[view.language]
  const heading = props.heading ?? cancel.tooLate
  return (
    <StatusFrame language={view.language} title={heading}>
      <h1>{heading}</h1>
      <p className="lead">{text}</p>
      <CallButton phone={view.phone} language={view.language} />
      {tell !== null && (
        <form method="post">
          <button className="btn btn-outline">{tell}</button>
        </form>
      )}
      <BackLink to={props} text={back} />
    </StatusFrame>
  )
}

/** Shows the latest quote after an agreement to an earlier one, which does not count. */
export function ChangedQuotePage(props: StatusPageProps) {
  const { view } = props
  const { quote, back } = STATUS_PAGE_MESSAGES[view.language]
  return (
    <StatusFrame language={view.language} title={quote.changed}>
      <h1>{quote.changed}</h1>
      <p className="lead" role="alert">
        {quote.changedText}
      </p>
      <div data-part="quote">
        <QuoteSection {...props} />
      </div>
      <BackLink to={props} text={back} />
    </StatusFrame>
  )
}
