import { useEffect, useRef } from 'react'
import { createPressTracker } from './defer-while-pressed.ts'

/** @returns runs an act at once, or after the release of a button or finger that is down */
export function useDeferWhilePressed(): (act: () => void) => void {
  const press = useRef<ReturnType<typeof createPressTracker>>(null)
  useEffect(() => {
    // In a task of its own: browsers send the click right behind the release.
    const watched = createPressTracker(document, (act) => setTimeout(act))
    press.current = watched
    return () => {
      watched.stop()
      press.current = null
    }
  }, [])
  return (act) => (press.current ? press.current.run(act) : act())
}
