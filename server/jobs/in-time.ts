/**
 * Returns the value of a promise.
 * @throws if it takes longer; what it started goes on
 */
export async function inTime<Value>(pending: Promise<Value>, limitMs: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer in ${limitMs} ms`)), limitMs)
  try {
    return await Promise.race([pending, late])
  } finally {
    clearTimeout(timer)
  }
}
