import type { FieldName } from './draft.ts'
import type { FieldErrors, ErrorCode } from './rules.ts'

/**
 * What the rules of the form say, in one language. Browser and server
 * both need it; a page ships the file of its own language only.
 */
export interface RuleMessages {
  /** Beside the field. A rule without words is a type error. */
  readonly rules: Readonly<Record<ErrorCode, string>>
  /** Inline and toast texts of the captcha. */
  readonly captcha: {
    readonly inline: string
    readonly title: string
    readonly description: string
  }
}

/** Wrong fields with what to say beside them. */
export type FieldMessages = Readonly<Partial<Record<FieldName, string>>>

/** Returns the messages of the errors that the rules found. */
export function fieldMessages(errors: FieldErrors, { rules }: RuleMessages): FieldMessages {
  return Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, rules[code]]))
}
