import type { Message } from '../wire/message.ts'
import type { CaseContext } from './case-context.ts'

/** A request of one family of routes, with its expected statuses. */
export interface CaseDraft {
  /** What is special about it, for the report. */
  readonly kind: string
  readonly message: Message
  /** Expected statuses; `null` for any below 500. */
  readonly right: readonly number[] | null
  /** The submission whose row must exist once it is acknowledged, by name and idempotency key. */
  readonly request?: { readonly name: string; readonly key: string | null } | undefined
}

/** Requests to routes that belong together: one file per family in `families/`. */
export interface Family {
  readonly name: string
  /** Relative frequency among the families. */
  readonly weight: number
  make(context: CaseContext): CaseDraft
  /** Matches what no log line may contain, such as a token in a path. */
  readonly neverLogged?: RegExp
}

/** Picks one of the makers by weight. */
export function pickKind<Kind extends string>(
  kinds: Readonly<
    Record<Kind, readonly [weight: number, make: (context: CaseContext) => CaseDraft]>
  >,
): (context: CaseContext) => CaseDraft {
  const all = Object.values<readonly [number, (context: CaseContext) => CaseDraft]>(kinds)
  const names = Object.keys(kinds)
  const sum = all.reduce((total, [weight]) => total + weight, 0)
  return (context) => {
    let left = context.random.next() * sum
    const index = all.findIndex(([weight]) => (left -= weight) < 0)
    const draft = all.at(index)?.[1](context)
    if (!draft) throw new RangeError('no kinds to pick from')
    return { ...draft, kind: `${names.at(index)}${draft.kind && `, ${draft.kind}`}` }
  }
}
