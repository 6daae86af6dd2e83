import type { Message } from '../wire/message.ts'
import type { Workshop } from './workshop.ts'

/** A request as one family of routes makes it, and how it is to be answered. */
export interface Draft {
  /** What is special about it, for the report. */
  readonly kind: string
  readonly message: Message
  /** The right statuses; null where anything below 500 is. */
  readonly right: readonly number[] | null
  /** Whose row must be there once it is acknowledged, by name and idempotency key. */
  readonly request?: { readonly name: string; readonly key: string | null } | undefined
  /** On a connection of its own: the server may hang up before it has read everything. */
  readonly isAlone?: boolean
}

/** Requests to routes that belong together: one file in `families/` each. */
export interface Family {
  readonly name: string
  /** How often, against the other families. */
  readonly weight: number
  make(workshop: Workshop): Draft
  /** What of these requests must never stand in a log line, such as a token in a path. */
  readonly neverLogged?: RegExp
}

/** One of the makers, by weight. */
export function pickKind<Kind extends string>(
  kinds: Readonly<Record<Kind, readonly [weight: number, make: (workshop: Workshop) => Draft]>>,
): (workshop: Workshop) => Draft {
  const all = Object.values<readonly [number, (workshop: Workshop) => Draft]>(kinds)
  const names = Object.keys(kinds)
  const sum = all.reduce((total, [weight]) => total + weight, 0)
  return (workshop) => {
    let left = workshop.random.next() * sum
    const index = all.findIndex(([weight]) => (left -= weight) < 0)
    const draft = all.at(index)?.[1](workshop)
    if (!draft) throw new RangeError('no kinds to pick from')
    return { ...draft, kind: `${names.at(index)}${draft.kind && `, ${draft.kind}`}` }
  }
}
