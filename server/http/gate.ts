/**
 * Lets a bounded number of pieces of work run at once. Whoever comes when it
 * is full is told to come back, instead of waiting in a queue that only grows.
 */
export interface Gate {
  /** Call what it returns, once, when the work is done; null when it is full. */
  enter(): (() => void) | null
  /** True while nobody would be let in. */
  isFull(): boolean
}

export function createGate(places: number): Gate {
  let taken = 0
  return {
    isFull: () => taken >= places,
    enter() {
      if (taken >= places) return null
      taken++
      let left = false
      return () => {
        if (left) return
        left = true
        taken--
      }
    },
  }
}
