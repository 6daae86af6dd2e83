/** See file-lock.mjs. */
export function oneAtATime<Result>(
  work: () => Result | Promise<Result>,
  options?: {
    readonly file?: string
    readonly print?: (text: string) => void
    readonly wait?: () => Promise<unknown>
  },
): Promise<Result>
