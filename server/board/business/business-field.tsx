import { useId } from 'react'
import type { Language } from '#domain/text/language.ts'
import { Field } from '#app/ui/field.tsx'
import { announced, AreaField, SelectField, TextField } from '#server/pages/parts/fields.tsx'
import { PhotoField } from './photo-field.tsx'

/** A field of a form of the business's facts, or a group of fields. */
export type BusinessField =
  | {
      readonly kind: 'group'
      readonly name: string
      readonly label: string
      /** Explanation of an entry. */
      readonly text?: string
      readonly fields: readonly BusinessField[]
      /** Whether its fields are shown only after a press. */
      readonly isFolded: boolean
      readonly problem: string | null
    }
  | {
      readonly kind: 'text'
      readonly name: string
      readonly label: string
      readonly text?: string
      readonly value: string
      /** True for sentences. */
      readonly isLong: boolean
      readonly problem: string | null
    }
  | {
      readonly kind: 'photo'
      readonly name: string
      readonly label: string
      readonly text?: string
      /** Path of the file in the facts. */
      readonly value: string
      readonly address: string | null
      readonly problem: string | null
    }
  | {
      readonly kind: 'choice'
      readonly name: string
      readonly label: string
      readonly text?: string
      readonly value: string
      readonly options: readonly (readonly [value: string, label: string])[]
      readonly problem: string | null
    }

interface BusinessFieldsProps {
  readonly language: Language
  readonly fields: readonly BusinessField[]
}

/** Renders fields below each other. */
export function BusinessFields({ fields, language }: BusinessFieldsProps) {
  return fields.map((field) => <OneField key={field.name} field={field} language={language} />)
}

interface FieldProps<Field> {
  readonly field: Field
  readonly language: Language
}

function OneField({ field, language }: FieldProps<BusinessField>) {
  const id = useId()
  if (field.kind === 'group') return <Group field={field} language={language} />
  const { name, label, text: hint, value, problem } = field
  const props = { id, name, label, hint, problem, defaultValue: value }
  if (field.kind === 'photo')
    return (
      <Field id={id} label={label} hint={hint} error={announced(problem)}>
        {(control) => <PhotoField {...field} control={control} language={language} />}
      </Field>
    )
  if (field.kind === 'choice')
    return (
      <SelectField {...props}>
        {field.options.map(([option, optionLabel]) => (
          <option key={option} value={option}>
            {optionLabel}
          </option>
        ))}
      </SelectField>
    )
  return field.isLong ? <AreaField {...props} rows={2} /> : <TextField {...props} />
}

type GroupField = Extract<BusinessField, { readonly kind: 'group' }>

function Group({ field, language }: FieldProps<GroupField>) {
  const { label, text, fields, isFolded, problem } = field
  const content = (
    <>
      {text !== undefined && <p className="more">{text}</p>}
      {problem !== null && <p className="wrong">{problem}</p>}
      <BusinessFields fields={fields} language={language} />
    </>
  )
  return isFolded ? (
    <details className="facts" open={hasProblem(field)}>
      <summary>{label}</summary>
      {content}
    </details>
  ) : (
    <fieldset className="facts">
      <legend>{label}</legend>
      {content}
    </fieldset>
  )
}

const hasProblem = (field: BusinessField): boolean =>
  field.problem !== null || (field.kind === 'group' && field.fields.some(hasProblem))
