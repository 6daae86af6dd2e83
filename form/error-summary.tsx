import { useCopy } from '#copy/loader/use-copy.ts'
import type { FieldMessages } from '#domain/rule-messages.ts'
import { FIELD_NAMES } from '#domain/submission.ts'
import { CAPTCHA_FIELD } from './use-form-focus.ts'

/**
 * Links to the fields that are wrong, in their order (GOV.UK Design System,
 * error summary). What is wrong stands at the fields and is not said twice; the
 * focus goes to the first of them (R38). This is for whoever looks up from there.
 */
export function ErrorSummary({
  errors,
  captchaError,
}: {
  errors: FieldMessages
  captchaError: boolean
}) {
  const { labels, errorSummary } = useCopy('requestForm')
  const wrong: readonly (readonly [name: string, label: string])[] = [
    ...FIELD_NAMES.filter((name) => name in errors).map((name) => [name, labels[name]] as const),
    ...(captchaError ? [[CAPTCHA_FIELD, errorSummary.captcha] as const] : []),
  ]
  return (
    <nav className="error-summary" aria-label={errorSummary.label}>
      <ul>
        {wrong.map(([name, label]) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault()
                const control = event.currentTarget.closest('form')?.elements.namedItem(name)
                if (control instanceof HTMLElement) control.focus()
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
