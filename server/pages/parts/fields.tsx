/** Labelled controls of the server's forms: the site's field around one control. */

import type { ComponentProps, ReactNode } from 'react'
import { LANGUAGE_NAMES } from '#copy/server/languages.ts'
import { Field, FieldError } from '#app/ui/field.tsx'

interface CommonProps {
  readonly name: string
  /** By default the name. */
  readonly id?: string
  readonly label: string
  /** What to enter, or why it is asked. */
  readonly hint?: string | undefined
  /** What is wrong with the value; `null` for nothing. */
  readonly problem?: ReactNode
}

type Attributes<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Tag>,
  keyof CommonProps | 'className'
>

/** Returns a problem that is read aloud on the page that answers a form; nothing without one. */
export const announced = (problem: ReactNode): ReactNode =>
  problem === null ? undefined : <span role="alert">{problem}</span>

/** Renders an input with its label; browsers fill in nothing unless `autoComplete` says so. */
export function TextField(props: CommonProps & Attributes<'input'>) {
  const { name, id = name, label, hint, problem = null, ...attributes } = props
  return (
    <Field id={id} label={label} hint={hint} error={announced(problem)}>
      {(control) => (
        <input {...control} className="control" autoComplete="off" {...attributes} name={name} />
      )}
    </Field>
  )
}

/** Renders a text area with its label. */
export function AreaField(props: CommonProps & Attributes<'textarea'>) {
  const { name, id = name, label, hint, problem = null, ...attributes } = props
  return (
    <Field id={id} label={label} hint={hint} error={announced(problem)}>
      {(control) => <textarea {...control} className="control" {...attributes} name={name} />}
    </Field>
  )
}

/** Renders a select with its label around its options. */
export function SelectField(props: CommonProps & Attributes<'select'>) {
  const { name, id = name, label, hint, problem = null, ...attributes } = props
  return (
    <Field id={id} label={label} hint={hint} error={announced(problem)}>
      {(control) => <select {...control} className="control" {...attributes} name={name} />}
    </Field>
  )
}

/** Renders the choice of one of the board's languages. */
export function LanguageField({
  label,
  chosen,
}: {
  readonly label: string
  readonly chosen: string
}) {
  return (
    <SelectField name="language" label={label} defaultValue={chosen}>
      {Object.entries(LANGUAGE_NAMES).map(([value, name]) => (
        <option key={value} value={value} lang={value}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  readonly children: ReactNode
}

/** Renders a checkbox with its label beside it. */
export function Check({ children, ...attributes }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" {...attributes} />
      <span>{children}</span>
    </label>
  )
}

interface ProblemMessageProps {
  readonly problem: string | null
  /** For the group of controls that it describes. */
  readonly id?: string
}

/** Renders what is wrong with a whole form or a group of controls; nothing without a problem. */
export function ProblemMessage({ problem, id = 'problem' }: ProblemMessageProps) {
  return <FieldError id={id} error={announced(problem)} />
}
