import type { ReactNode } from 'react'
import { Alert } from '#art/icons/icons.tsx'

/** Attributes that connect a control inside a `Field` to its label and error. */
export interface ControlProps {
  readonly id: string
  /** Explicitly false for an empty required field that was not validated yet. */
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface FieldProps {
  readonly id: string
  readonly label: string
  /** Text on the right of the label, such as 'Optional'. */
  readonly note?: string | undefined
  /** What to enter, or why it is asked; part of the control's description, after the error. */
  readonly hint?: string | undefined
  readonly error?: ReactNode
  readonly children: (control: ControlProps) => ReactNode
}

/**
 * Renders label, control and error of one field, connected for screen readers: the error is part of
 * the control's description and is below it with an icon.
 */
export function Field({ id, label, note, hint, error, children }: FieldProps) {
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const descriptions = [error !== undefined && errorId, hint !== undefined && hintId]
  return (
    <div className="field">
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

interface FieldErrorProps {
  readonly id: string
  readonly error: ReactNode
}

/** Renders the error line of a field or of a group of controls; nothing without an error. */
export function FieldError({ id, error }: FieldErrorProps) {
  if (error === undefined) return null
  return (
    <p id={id} className="field-error">
      <Alert />
      <span>{error}</span>
    </p>
  )
}
