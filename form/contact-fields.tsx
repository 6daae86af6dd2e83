import { useCopy } from '#copy/loader/use-copy.ts'
import { isUnsupportedPhone } from '#domain/phone.ts'
import { liveError } from '#domain/submission/rules.ts'
import { visibleFields } from '#domain/submission/input.ts'
import { AddressField } from './address-field.tsx'
import type { FormView } from './use-submission-form.ts'
import { TextField } from './text-field.tsx'

export function ContactFields({ form }: { form: FormView }) {
  const { hints, ruleMessages } = useCopy('submissionForm')
  const isValid = (name: 'name' | 'phone' | 'email') => liveError(name, form.draft[name]) === null
  return (
    <>
      <div className="form-pair">
        <TextField
          form={form}
          name="name"
          autoComplete="name"
          hint={hints.name}
          required
          valid={isValid('name')}
        />
        <TextField
          form={form}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={isUnsupportedPhone(form.draft.phone) ? ruleMessages.unsupportedPhone : hints.phone}
          required
          valid={isValid('phone')}
        />
      </div>
      <TextField
        form={form}
        name="email"
        type="email"
        autoComplete="email"
        optional
        valid={form.draft.email !== '' && isValid('email')}
      />
    </>
  )
}

/** Renders the address, and unit and gate code once it is filled in. */
export function AddressFields({ form }: { form: FormView }) {
  return (
    <>
      <AddressField form={form} />
      {visibleFields(form.draft).addressDetails && (
        <div className="form-halves">
          <TextField form={form} name="unit_number" autoComplete="address-line2" optional />
          <TextField form={form} name="gate_code" autoComplete="off" optional />
        </div>
      )}
    </>
  )
}
