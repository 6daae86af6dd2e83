import { useCopy } from '#copy/loader/use-copy.ts'
import { mailAddress } from '#domain/text/email.ts'
import { isCompletePhone, isPossiblePhone } from '#domain/phone/phone.ts'
import { liveError } from '#domain/submission/rules.ts'
import { visibleFields } from '#domain/submission/draft.ts'
import { AddressField } from './address-field.tsx'
import type { FormView } from './form-view.ts'
import { TextField } from './text-field.tsx'

export function ContactFields({ form }: { form: FormView }) {
  const { hints, questions } = useCopy('submissionForm')
  const { name, phone, email } = form.draft
  const asksPhone = isCompletePhone(phone) && !isPossiblePhone(phone) && form.wasBlurred('phone')
  return (
    <>
      <div className="form-pair">
        <TextField
          form={form}
          name="name"
          autoComplete="name"
          hint={hints.name}
          required
          valid={liveError('name', name) === null}
        />
        <TextField
          form={form}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={hints.phone}
          required
          valid={isPossiblePhone(phone)}
        >
          <p role="status" className="field-optional field-hint">
            {asksPhone && questions.phone}
          </p>
        </TextField>
      </div>
      <TextField
        form={form}
        name="email"
        type="email"
        autoComplete="email"
        optional
        valid={mailAddress(email) !== null}
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
