/** Milliseconds to wait in browsers that do not say when they are idle. */
const FALLBACK_DELAY_MS = 1000

/** Calls `task` once the browser has nothing better to do. The result calls it off. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task)
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, FALLBACK_DELAY_MS)
  return () => clearTimeout(timer)
}
