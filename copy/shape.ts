/**
 * What a translation of a text must have: the same entries, lists of the same
 * length, sentences with the same gaps, any words. A missing or an
 * extra entry is a type error.
 */
export type Shape<Copy> = Copy extends string
  ? string
  : Copy extends (...gaps: infer Gaps) => string
    ? (...gaps: Gaps) => string
    : { readonly [Entry in keyof Copy]: Shape<Copy[Entry]> }
