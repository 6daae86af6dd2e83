import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { AreaField } from '#server/pages/parts/fields.tsx'
import { leadAddress } from '#server/board/addresses.ts'
import { NOTE_LENGTH } from '#server/board/field-lengths.ts'
import type { LeadPageProps } from './lead-view.ts'
import { problemOf, typedValue } from './rejected-form.ts'

/** Renders the notes of customer and staff. */
export const Notes = ({ notes }: LeadPageProps) =>
  notes.map(({ key, from, text }) => (
    <p key={key} className="note">
      <span className="more">{from}</span>
      {text}
    </p>
  ))

/** Renders the form for a note to the other staff members. */
export function NoteForm({ id, language, rejected }: LeadPageProps) {
  const { lead: messages } = BOARD_MESSAGES[language]
  const problem = problemOf(rejected, 'note')
  return (
    <form id="note-form" method="post" action={`${leadAddress(id)}/note#note-form`}>
      <AreaField
        name="note"
        label={messages.note}
        maxLength={NOTE_LENGTH}
        rows={3}
        required
        defaultValue={typedValue(rejected, 'note')('note', '')}
        problem={problem}
      />
      <button className="btn btn-outline">{messages.addNote}</button>
    </form>
  )
}

/** Renders the recorded events of a lead: actor, time, channel. */
export function History({ history }: LeadPageProps) {
  return (
    <ol className="history">
      {history.map(({ key, at, time, what, who, detail }) => (
        <li key={key}>
          <time dateTime={at}>{time}</time>
          <span>
            {what}
            <Addition text={who} />
            <Addition text={detail} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function Addition({ text }: { readonly text: string }) {
  if (text === '') return null
  return (
    <>
      {' '}
      <span className="more">{text}</span>
    </>
  )
}
