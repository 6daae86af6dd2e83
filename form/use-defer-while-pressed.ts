import { useEffect, useRef } from 'react'
import { createPressTracker } from './defer-while-pressed.ts'

/**
 * Observes presses from the first effect on, because a press before the form's session starts would
 * be lost otherwise. The listeners last as long as the document.
 * @returns a function that runs an action at once, or after the release of a pressed button or
 *   finger
 */
export function useDeferWhilePressed(): (act: () => void) => void {
  const presses = useRef<ReturnType<typeof createPressTracker>>(null)
  useEffect(() => {
    presses.current = createPressTracker(document)
  }, [])
  return (act) => (presses.current ? presses.current.run(act) : act())
}
