/** What a fact of `npm run setup` is, and what an answer to its question means. */

import {
  UNCONFIRMED_FACTS,
  type TownEntry,
  type UnconfirmedFact,
} from '../../domain/business/schema/schema.ts'
import { valueAt } from '../../domain/business/value-at.ts'
import { normalizeName } from '../../domain/text/names.ts'
import { readFacts } from './edit-business.ts'

/** All facts of the file, unconfirmed ones too. */
export const facts = readFacts()

/** What an answer means, or a sentence on why it means nothing. */
export type AnswerReading =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: string }

export interface Answer {
  /** New values of facts.json by path, such as `phones.default`. */
  readonly values?: Readonly<Record<string, unknown>>
  /** All towns served, the owner's first. */
  readonly towns?: readonly TownEntry[]
  /** Commands for the server, which are printed. */
  readonly commands?: readonly string[]
  /** Facts that are true from now on. */
  readonly confirms?: readonly UnconfirmedFact[]
}

/** A fact that `npm run setup` asks for. */
export interface Fact {
  /** Its key in a file of answers. */
  readonly key: string
  readonly question: string
  /** The present value as the owner would type it. */
  readonly current: string
  /**
   * Key of an earlier fact whose answer is the default while the present value is as delivered, or
   * the same.
   */
  readonly defaultsTo?: string
  /** Returns the default for the answer to `defaultsTo`, instead of that answer. */
  readonly deriveDefault?: (given: string) => string
  /**
   * What `null` means in a file of answers: nothing, or the default. Without it, `null` is refused.
   */
  readonly whenNull?: 'none' | 'default'
  /** Keys of an object in a file of answers, and what is between its values as text. */
  readonly objectForm?: { readonly keys: readonly string[]; readonly separator: string }
  /** True if a file of answers has the value as business.json has it. */
  readonly isEntry?: boolean
  readonly read: (text: string) => AnswerReading
}

export const accept = (answer: Answer): AnswerReading => ({ ok: true, answer })
export const reject = (problem: string): AnswerReading => ({ ok: false, problem })

/** Returns the facts that an entry with this path is part of. */
export const factsOf = (path: string): readonly UnconfirmedFact[] =>
  path === 'insuranceAmount'
    ? ['insurance']
    : UNCONFIRMED_FACTS.filter((fact) => path === fact || path.startsWith(`${fact}.`))

/** Creates a fact that is one entry; `toValue` converts the answer. */
export const entryFact = (
  key: string,
  question: string,
  path: string,
  toValue: (text: string) => unknown = normalizeName,
): Fact => ({
  key,
  question,
  current: String(valueAt(facts, path) ?? 'none'),
  read: (text) =>
    accept({
      values: { [path]: toValue(text) },
      confirms: factsOf(path),
    }),
})
