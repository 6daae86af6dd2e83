import type { ValueResult } from './parse-values.ts'

/** Defines how one environment variable is read and what it means. */
export interface Variable<Value> {
  readonly name: string
  /** Applies when the variable is missing or empty. */
  readonly fallback: Value
  /** Describes the fallback in the documentation. */
  readonly fallbackText: string
  readonly meaning: string
  readonly read: (raw: string) => ValueResult<Value>
  /** True when messages must not repeat the value. */
  readonly secret: boolean
}

/**
 * Defines a variable.
 * @param options `fallbackText` where the fallback's own text says too little
 */
export function variable<Value, Fallback extends NoInfer<Value> | null>(
  name: string,
  meaning: string,
  read: (raw: string) => ValueResult<Value>,
  fallback: Fallback,
  options: { readonly fallbackText?: string; readonly secret?: boolean } = {},
): Variable<Value | Fallback> {
  const fallbackText = options.fallbackText ?? (fallback === null ? 'none' : String(fallback))
  return { name, meaning, read, fallback, fallbackText, secret: options.secret ?? false }
}
