import type { FormView } from '#app/request-form/form-view.ts'
import type { FieldMessages } from '#domain/rule-words.ts'
import { EMPTY_DRAFT, type RequestDraft } from '#domain/request.ts'

/** What a field sees of a form that stands still: this draft, these errors, every field left once. */
export function formSample(draft: Partial<RequestDraft>, errors: FieldMessages = {}): FormView {
  return {
    draft: { ...EMPTY_DRAFT, ...draft },
    errorOf: (name) => errors[name],
    wasLeft: () => true,
    outside: {
      maps: null,
      recaptcha: null,
      mapsState: { status: 'not-loaded' },
      recaptchaState: { status: 'not-loaded' },
      addressDisabled: false,
      addressLoading: false,
      manual: false,
      enterManually: () => undefined,
      ownCheck: true,
      captcha: ({ altcha }) => altcha,
    },
  }
}
