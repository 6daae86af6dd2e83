/**
 * Requires a translation to have the same entries, lists of the same length and functions with the
 * same parameters; an entry that is derived from the facts, what it gives. A missing or extra entry is a type error.
 */
export type Shape<Copy> = Copy extends string
  ? string
  : Copy extends (...gaps: infer Gaps) => string
    ? (...gaps: Gaps) => string
    : Copy extends () => infer Derived
      ? Shape<Derived>
      : { readonly [Entry in keyof Copy]: Shape<Copy[Entry]> }
