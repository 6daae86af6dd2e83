/**
 * The facts of the business that are in force. Undefined until the start puts them in force, so
 * nothing may read a fact while modules are loaded: derive what depends on one with `perFacts`.
 */
import type { Business } from '#domain/business/schema/schema.ts'

export type * from '#domain/business/schema/schema.ts'

/** What pages and mails may state. */
export let business: Business

/** Replaces the facts for all code of this process. */
export function putInForce(facts: Business): void {
  business = facts
}

/**
 * Returns what a synchronous function gives under other facts, such as a page in a preview.
 * @throws what the function throws
 */
export function withFacts<Result>(facts: Business, run: () => Result): Result {
  const before = business
  business = facts
  try {
    return run()
  } finally {
    business = before
  }
}
