/**
 * The facts of the business that are in force. Undefined until the start puts them in force, so
 * nothing may read a fact while modules are loaded: derive what depends on one with `perFacts`.
 */
import type { Business } from '#domain/business/schema/schema.ts'

export type * from '#domain/business/schema/schema.ts'

/** What pages and mails may state. */
export let business: Business

/** Changes with the facts: part of the addresses of files that are made from them. */
export let factsVersion = '0'

/**
 * Replaces the facts for all code of this process.
 * @param version changes with the facts, and with the code that makes files from them
 */
export function putInForce(facts: Business, version = '0'): void {
  business = facts
  factsVersion = version
}

/**
 * Returns what a synchronous function gives under other facts, such as a page in a preview.
 * @throws what the function throws
 */
export function withFacts<Result>(
  facts: Business,
  run: () => Result,
  version = factsVersion,
): Result {
  const [before, versionBefore] = [business, factsVersion]
  putInForce(facts, version)
  try {
    return run()
  } finally {
    putInForce(before, versionBefore)
  }
}
