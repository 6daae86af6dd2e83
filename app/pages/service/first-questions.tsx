import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import type { Block } from '#content/read.ts'
import { Inline, Text } from '#app/blocks/text.tsx'
import { FORM_ANCHOR_ID } from '#domain/pages/form-anchor.ts'
import { MIN_TEXT_LENGTH } from '#domain/submission/rules.ts'
import { EMPTY_DRAFT, TIMEFRAMES } from '#domain/submission/draft.ts'
import type { KeyQuestionField, Service } from '#domain/services/services.ts'
import { Field } from '#app/ui/field.tsx'
import { CallButton } from '#app/ui/phone-link.tsx'

/**
 * Renders the submission form's first questions, whose answers are passed to it in the address. Works without scripts as a native form. Asks for nothing about the person, because
 * addresses appear in histories and logs.
 */
export function FirstQuestions({ service, block }: { service: Service; block: Block }) {
  const link = useLink()
  const { book } = useCopy('innerPages')
  return (
    <aside id={FORM_ANCHOR_ID} aria-labelledby="first-questions" className="first-questions">
      <h2 id="first-questions">
        <Inline nodes={block.heading} />
      </h2>
      <Text nodes={block.nodes} />
      <form action={link('/book-online')} method="get">
        <input type="hidden" name="service" value={service.label} />
        {service.vehicle === 'none' ? (
          <Timeframe />
        ) : (
          <Vehicle required={service.vehicle === 'required'} />
        )}
        {service.keyQuestion && <YesNo name={service.keyQuestion} />}
        <button className="btn btn-ink">{book}</button>
      </form>
      <CallButton />
    </aside>
  )
}

function Vehicle({ required }: { required: boolean }) {
  const { labels, hints, optional } = useCopy('submissionForm')
  const note = required ? undefined : optional
  return (
    <div className="first-vehicle">
      <Field id="vehicle_year" label={labels.vehicle_year} note={note} hint={hints.vehicle_year}>
        {({ id, ...described }) => (
          <input
            {...described}
            id={id}
            name="vehicle_year"
            className="control"
            inputMode="numeric"
            pattern="\s*[0-9]{4}\s*"
            autoComplete="off"
            required={required}
          />
        )}
      </Field>
      {(['vehicle_make', 'vehicle_model'] as const).map((name) => (
        <Field key={name} id={name} label={labels[name]} note={note}>
          {({ id }) => (
            <input
              id={id}
              name={name}
              className="control"
              minLength={MIN_TEXT_LENGTH}
              autoComplete="off"
              required={required}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

function Timeframe() {
  const names = useNames()
  const { labels } = useCopy('submissionForm')
  return (
    <Field id="timeframe" label={labels.timeframe}>
      {({ id }) => (
        <select id={id} name="timeframe" className="control" defaultValue={EMPTY_DRAFT.timeframe}>
          {TIMEFRAMES.map((timeframe) => (
            <option key={timeframe} value={timeframe}>
              {names.timeframe(timeframe)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function YesNo({ name }: { name: KeyQuestionField }) {
  const copy = useCopy('submissionForm')
  return (
    <fieldset className="first-choices">
      <legend className="field-label">{copy.labels[name]}</legend>
      {(['yes', 'no'] as const).map((value) => (
        <label key={value} className="choice">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={EMPTY_DRAFT[name] === value}
          />
          {copy[value]}
        </label>
      ))}
    </fieldset>
  )
}
