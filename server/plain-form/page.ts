import { business } from '#domain/business.ts'
import { formatPhone, telHref } from '#domain/phone.ts'
import type { FieldMessages } from '#domain/rule-words.ts'
import { FIELD_NAMES, type RequestDraft } from '#domain/request.ts'
import { FIELD_LABELS, formFields } from './fields.ts'
import { HIDDEN } from './form-body.ts'
import { type Markup, markup, NOTHING } from '#server/http/markup.ts'
import { STYLES } from './styles.ts'

export interface FormPage {
  readonly heading: string
  readonly explanation: string
  /** Wrong fields with their messages. */
  readonly errors: FieldMessages
  /** What was typed, to be corrected and sent again; null where nothing can be. */
  readonly draft: RequestDraft | null
  readonly idempotencyKey: string
  /** Digits of the line that this visitor sees (R4). */
  readonly phone: string
}

/** A complete page in plain words: what is wrong, whom to call, and everything that was typed. */
export function formPage(page: FormPage): string {
  const { heading, explanation, errors, draft, phone } = page
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} | ${business.name}</title>
<style>${{ html: STYLES }}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${explanation}</p>
<p><a class="call" href="${telHref(phone)}">Call ${formatPhone(phone)}</a></p>
${summary(errors)}
${draft === null ? BACK : form(draft, page)}
</main>
</body>
</html>
`.html
}

const BACK = markup`<p><a href="/book-online">Back to the form</a></p>`

function summary(errors: FieldMessages): Markup {
  const wrong = FIELD_NAMES.filter((name) => errors[name] !== undefined)
  if (wrong.length === 0) return NOTHING
  const items = wrong.map(
    (name) => markup`<li><a href="#${name}">${FIELD_LABELS[name]}: ${errors[name] ?? ''}</a></li>`,
  )
  return markup`<div class="wrong" role="alert">
<strong>Please fix this and send it again:</strong>
<ul>${items}</ul>
</div>`
}

function form(draft: RequestDraft, { errors, idempotencyKey }: FormPage): Markup {
  return markup`<form method="post" action="/request" aria-label="Service booking form" novalidate>
${formFields(draft, errors)}
${HONEYPOT}
<input type="hidden" name="${HIDDEN.key}" value="${idempotencyKey}">
<button type="submit">Request Service</button>
</form>`
}

const HONEYPOT = markup`<div class="trap" aria-hidden="true">
<label for="website">Leave this empty</label>
<input id="website" type="text" name="${HIDDEN.honeypot}" tabindex="-1" autocomplete="off">
</div>`
