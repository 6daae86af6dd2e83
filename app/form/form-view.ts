import type { Draft, FieldName } from '#domain/submission/draft.ts'
import type { ThirdPartyState } from './third-party/use-third-party.ts'

/** What the groups of fields read of the form. */
export interface FormView {
  /** As it was when React last rendered: the fields are uncontrolled. */
  readonly draft: Draft
  /** Returns a field's message. */
  readonly errorOf: (name: FieldName) => string | undefined
  readonly wasBlurred: (name: FieldName) => boolean
  readonly thirdParty: ThirdPartyState
}
