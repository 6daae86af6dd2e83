import type { Language } from '#domain/language.ts'
import { localizedPath } from '#domain/localized-paths.ts'
import { formatPhone, telHref } from '#domain/phone.ts'
import type { FieldMessages } from '#domain/submission/rule-messages.ts'
import { FIELD_NAMES, type Draft } from '#domain/submission/input.ts'
import { formFields } from './fields.ts'
import { HIDDEN_FIELDS } from './form-body.ts'
import { type Markup, markup, EMPTY_MARKUP } from '#server/http/markup.ts'
import { textWithPhone } from '#server/http/phone-number-markup.ts'
import { framed } from '#server/pages/frame.ts'
import { createPageTheme } from '#server/pages/page-theme.ts'
import { FORM_STYLES } from './styles.ts'
import { FORM_MESSAGES } from '#copy/server/plain-form.ts'

export interface FormPage {
  readonly heading: string
  readonly explanation: string
  readonly errors: FieldMessages
  /** The input to correct and send again; `null` when that is impossible. */
  readonly draft: Draft | null
  readonly idempotencyKey: string
  /** Path and query of the form's page; the next attempt comes from this one. */
  readonly cameFrom: string
  readonly language: Language
  /** Digits of the phone number that this visitor sees. */
  readonly phone: string
}

export const FORM_PAGE_THEME = createPageTheme(FORM_STYLES)

/** Renders a complete page: the errors, the phone number, and all input. */
export function formPage(page: FormPage): string {
  const { heading, explanation, draft, phone, language } = page
  const messages = FORM_MESSAGES[language]
  return framed(
    { theme: FORM_PAGE_THEME, language, title: heading, isPrivate: false },
    markup`<h1>${heading}</h1>
<p>${explanation}</p>
<a class="button go" href="${telHref(phone)}">${textWithPhone(messages.call, formatPhone(phone))}</a>
${errorSummary(page)}
${draft === null ? backLink(language) : form(draft, page)}`,
  )
}

const backLink = (language: Language): Markup =>
  markup`<p><a href="${localizedPath('/book-online', language)}">${FORM_MESSAGES[language].back}</a></p>`

function errorSummary({ errors, language }: FormPage): Markup {
  const { labels, wrong: messages } = FORM_MESSAGES[language]
  const invalidFields = FIELD_NAMES.filter((name) => errors[name] !== undefined)
  if (invalidFields.length === 0) return EMPTY_MARKUP
  const items = invalidFields.map(
    (name) => markup`<li><a href="#${name}">${labels[name]}: ${errors[name] ?? ''}</a></li>`,
  )
  return markup`<div class="problems" role="alert">
<strong>${messages.fix}</strong>
<ul>${items}</ul>
</div>`
}

function form(draft: Draft, { errors, idempotencyKey, cameFrom, language }: FormPage): Markup {
  const messages = FORM_MESSAGES[language]
  return markup`<form method="post" action="/request" aria-label="${messages.form}" novalidate>
${formFields(draft, errors, messages)}
${honeypotField(messages.honeypot)}
<input type="hidden" name="${HIDDEN_FIELDS.key}" value="${idempotencyKey}">
<input type="hidden" name="${HIDDEN_FIELDS.page}" value="${cameFrom}">
<button type="submit">${messages.submit}</button>
</form>`
}

const honeypotField = (label: string): Markup => markup`<div class="trap" aria-hidden="true">
<label for="website">${label}</label>
<input id="website" type="text" name="${HIDDEN_FIELDS.honeypot}" tabindex="-1" autocomplete="off">
</div>`
