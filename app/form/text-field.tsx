import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useCopy } from '#copy/loader/use-copy.ts'
import type { FieldName } from '#domain/submission/draft.ts'
import { Field } from '#app/ui/field.tsx'
import { Check } from '#art/icons/icons.tsx'
import type { FormView } from './form-view.ts'

interface TextFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'form' | 'className'
> {
  readonly form: FormView
  readonly name: FieldName
  readonly optional?: boolean
  readonly hint?: string
  readonly icon?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
  /** Rendered in the input's wrapper, the containing block of the suggestion list. */
  readonly children?: ReactNode
  /** Shows a check mark once the field was left and is valid. */
  readonly valid?: boolean
}

/** Renders an uncontrolled input: the document keeps text that was typed before hydration. */
export function TextField({
  form,
  name,
  optional,
  hint,
  icon,
  valid,
  ref,
  children,
  ...input
}: TextFieldProps) {
  const messages = useCopy('submissionForm')
  const error = form.errorOf(name)
  return (
    <Field
      id={name}
      label={messages.labels[name]}
      note={optional ? messages.optional : undefined}
      hint={hint}
      error={error}
    >
      {(control) => (
        <div className="control-wrap">
          {icon}
          <input
            {...input}
            {...control}
            ref={ref}
            name={name}
            className="control"
            defaultValue={form.draft[name]}
          />
          {valid && error === undefined && form.wasBlurred(name) && (
            <Check className="control-valid" />
          )}
          {children}
        </div>
      )}
    </Field>
  )
}
