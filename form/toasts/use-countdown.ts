import { useEffect, useRef } from 'react'

/**
 * Calls back once after so many ms, not counting those while it is held.
 * @param ms begins anew when it changes; Infinity never ends
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
    // What it calls is the same for as long as this runs.
  }, [ms, isHeld])
}
