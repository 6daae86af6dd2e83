/** Milliseconds to wait in browsers without requestIdleCallback. */
const FALLBACK_DELAY_MS = 1000

/** Calls `task` once the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task)
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, FALLBACK_DELAY_MS)
  return () => clearTimeout(timer)
}
