import { useEffect, useRef } from 'react'
import { createPressTracker } from './defer-while-pressed.ts'

/**
 * Observes presses from the first effect on: the form's session starts later, and a press in between
 * would be lost.
 * @returns a function that runs an action at once, or after the release of a pressed button or
 *   finger
 */
export function useDeferWhilePressed(): (act: () => void) => void {
  const press = useRef<ReturnType<typeof createPressTracker>>(null)
  useEffect(() => {
    // In a task of its own, because browsers dispatch the click right after the release.
    const watched = createPressTracker(document, (act) => setTimeout(act))
    press.current = watched
    return () => {
      watched.stop()
      press.current = null
    }
  }, [])
  return (act) => (press.current ? press.current.run(act) : act())
}
