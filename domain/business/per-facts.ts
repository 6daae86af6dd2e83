import { business } from './business.ts'

/**
 * Derives a value from the facts in force, once for each version of them.
 * @returns a function that gives the value for the facts that are in force when it is called
 */
export function perFacts<Value>(derive: () => Value): () => Value {
  const values = new WeakMap<object, { readonly value: Value }>()
  return () => {
    const known = values.get(business)
    if (known !== undefined) return known.value
    const value = derive()
    values.set(business, { value })
    return value
  }
}

/** What a constant gives, or the function that derives it from the facts. */
export type InForce<Value> = Value extends () => infer Derived ? Derived : Value

/** Returns the entries of a module with those that depend on facts derived from the ones in force. */
export const derivedEntries = <Entries extends object>(
  entries: Entries,
): { readonly [Name in keyof Entries]: InForce<Entries[Name]> } =>
  Object.fromEntries(
    Object.entries(entries).map(([name, value]) => [
      name,
      typeof value === 'function' ? (value as () => unknown)() : value,
    ]),
  ) as never
