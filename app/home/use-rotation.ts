import { useEffect, useSyncExternalStore, useState } from 'react'

/** Milliseconds that each word of the heading stands (R14). */
export const ROTATION_INTERVAL = 1800

const REDUCED = '(prefers-reduced-motion: reduce)'

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(REDUCED)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(REDUCED).matches,
    () => false,
  )
}

function useHiddenTab(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed)
      return () => document.removeEventListener('visibilitychange', changed)
    },
    () => document.visibilityState === 'hidden',
    () => false,
  )
}

/**
 * State of the changing word. Movement itself is CSS; this only pauses it,
 * and, for those who asked for less motion, swaps words while Play is on.
 * @param words how many there are
 */
export function useRotation(words: number) {
  const reduced = useReducedMotion()
  const hidden = useHiddenTab()
  /** What the visitor chose; null until then. */
  const [choice, setChoice] = useState<'playing' | 'paused' | null>(null)
  const [word, setWord] = useState(0)
  const playing = choice === null ? !reduced : choice === 'playing'

  useEffect(() => {
    if (!reduced || !playing || hidden) return
    const timer = setInterval(() => setWord((before) => (before + 1) % words), ROTATION_INTERVAL)
    return () => clearInterval(timer)
  }, [reduced, playing, hidden, words])

  return {
    playing,
    paused: !playing || hidden,
    /** Index of the word to show while motion is reduced. */
    word: reduced ? word : null,
    toggle: () => setChoice(playing ? 'paused' : 'playing'),
  }
}
