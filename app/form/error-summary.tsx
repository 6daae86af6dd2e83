import { useCopy } from '#copy/loader/use-copy.ts'
import type { FieldMessages } from '#domain/submission/rule-messages.ts'
import { FIELD_NAMES } from '#domain/submission/draft.ts'
import { CAPTCHA_FIELD, focusControl } from './form-controls.ts'

/**
 * Renders links to the invalid fields, in order (GOV.UK Design System, error summary). The messages
 * are at the fields and not repeated here; the first field gets the focus, so this list
 * serves visitors who scroll up.
 */
export function ErrorSummary({
  errors,
  captchaError,
}: {
  errors: FieldMessages
  captchaError: boolean
}) {
  const { labels, errorSummary } = useCopy('submissionForm')
  const invalidFields: readonly (readonly [name: string, label: string])[] = [
    ...FIELD_NAMES.filter((name) => name in errors).map((name) => [name, labels[name]] as const),
    ...(captchaError ? [[CAPTCHA_FIELD, errorSummary.captcha] as const] : []),
  ]
  return (
    <nav className="error-summary" aria-label={errorSummary.label}>
      <ul>
        {invalidFields.map(([name, label]) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault()
                focusControl(event.currentTarget.closest('form'), name)
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
