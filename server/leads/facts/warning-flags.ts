import type { SuspicionFlag } from '#domain/submission/suspicion-flags.ts'

/** Returns the flags that change what staff do; a form that was filled in fast does not. */
export const warningFlags = (flags: readonly SuspicionFlag[]): readonly SuspicionFlag[] =>
  flags.filter((flag) => flag !== 'fast')
