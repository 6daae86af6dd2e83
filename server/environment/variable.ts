import type { ValueResult } from './parse-values.ts'

/** One variable of the environment: how it is read, and what it means. */
export interface Variable<Value> {
  readonly name: string
  /** Applies when the variable is missing or empty. */
  readonly fallback: Value
  /** The fallback in words. */
  readonly fallbackText: string
  readonly meaning: string
  readonly read: (raw: string) => ValueResult<Value>
  /** True where the value must not be repeated in messages. */
  readonly secret: boolean
}

/** @param options `fallbackText` where the fallback's own text says too little */
export function variable<Value>(
  name: string,
  meaning: string,
  read: (raw: string) => ValueResult<Value>,
  fallback: NoInfer<Value>,
  options: { readonly fallbackText?: string; readonly secret?: boolean } = {},
): Variable<Value> {
  const fallbackText = options.fallbackText ?? (fallback === null ? 'none' : String(fallback))
  return { name, meaning, read, fallback, fallbackText, secret: options.secret ?? false }
}

/** The same reader where 'none' is a value too. */
export const orNull =
  <Value>(read: (raw: string) => ValueResult<Value>) =>
  (raw: string): ValueResult<Value | null> =>
    read(raw)
