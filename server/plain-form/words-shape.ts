import type { FieldLabels } from '#domain/field-labels.ts'
import type { RuleWords } from '#domain/rule-words.ts'
import type { GroupId } from '#domain/services.ts'

/** What the page of the form without scripts says, in one language (R150). */
export interface FormWords {
  /** As `<html lang>` wants it. */
  readonly locale: string
  /** A field's name where no script can hide those that do not apply. */
  readonly labels: FieldLabels
  /** What an option's stored value is called; a value that is not here is called by itself. */
  readonly options: Readonly<Record<string, string>>
  readonly groups: Readonly<Partial<Record<GroupId, string>>>
  readonly chooseService: string
  readonly yes: string
  readonly no: string
  readonly rules: RuleWords
  /** Something is wrong that can be corrected. */
  readonly wrong: { readonly heading: string; readonly text: string; readonly fix: string }
  /** It could not be taken, whatever stands in it. */
  readonly refused: { readonly heading: string; readonly text: (reason: string) => string }
  /** Why, by the code of the refusal: a sentence without its end. What is not here is said by the refusal's own words. */
  readonly reasons: Readonly<Record<string, string>>
  /** Where nothing says why; null for the refusal's own words. */
  readonly reason: string | null
  readonly call: (phone: string) => string
  readonly form: string
  readonly trap: string
  readonly submit: string
  readonly back: string
}
