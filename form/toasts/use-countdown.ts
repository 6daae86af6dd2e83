import { useEffect, useRef } from 'react'

/**
 * Calls back once after the given milliseconds, excluding the time while it is held.
 * @param ms restarts when it changes; `Infinity` never ends
 */
export function useCountdown(ms: number, isHeld: boolean, onEnd: () => void): void {
  const left = useRef(ms)
  useEffect(() => void (left.current = ms), [ms])
  useEffect(() => {
    if (isHeld || !Number.isFinite(ms)) return
    const since = performance.now()
    const timer = setTimeout(onEnd, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
    // The callback does not change while this runs.
  }, [ms, isHeld])
}
