import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls back once after the given milliseconds, excluding the time while it is held or the page is
 * hidden. A hidden page changes no state: Firefox drops the message by which React schedules a
 * render when it freezes the page for the back/forward cache, and React waits for it for ever.
 * @param ms restarts when it changes; `Infinity` never ends
 */
export function useCountdown(ms: number, isHeld: boolean, onEnd: () => void): void {
  const left = useRef(ms)
  const end = useEffectEvent(onEnd)
  useEffect(() => void (left.current = ms), [ms])
  useEffect(() => {
    if (isHeld || !Number.isFinite(ms)) return
    let since = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const pause = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      left.current -= performance.now() - since
    }
    const run = () => {
      if (timer !== undefined || document.visibilityState === 'hidden') return
      since = performance.now()
      timer = setTimeout(() => end(), left.current)
    }
    const onVisibility = () => (document.visibilityState === 'hidden' ? pause() : run())
    run()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      pause()
    }
  }, [ms, isHeld])
}
