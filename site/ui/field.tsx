import type { ReactNode } from 'react'
import { Alert } from './icons.tsx'

/** What a control inside a `Field` must carry to be tied to its label and error. */
export interface ControlProps {
  readonly id: string
  /** Said in so many words: a required field that is still empty is not wrong before it was judged. */
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface FieldProps {
  readonly id: string
  readonly label: string
  /** Plain words on the right of the label, such as 'Optional'. */
  readonly note?: string | undefined
  /** What to write, or why it is asked; part of the control's description, after the error. */
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly className?: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}

/**
 * Label, control and error of one field, tied together for everyone: the
 * error is part of the control's description and stands below it with an icon.
 */
export function Field({ id, label, note, hint, error, className, children }: FieldProps) {
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const descriptions = [error !== undefined && errorId, hint !== undefined && hintId]
  return (
    <div className={className}>
      <div className="field-head">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>{' '}
        {note !== undefined && <span className="field-optional">{note}</span>}{' '}
        {hint !== undefined && (
          <span id={hintId} className="field-optional field-hint">
            {hint}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

/** The error line of a field or of a group of controls; nothing while there is none. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null
  return (
    <p id={id} className="field-error">
      <Alert />
      <span>{error}</span>
    </p>
  )
}
