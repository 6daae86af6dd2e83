/** From this distance, or above this speed, a swipe closes a toast. */
const SWIPE_DISTANCE_PX = 20
const SWIPE_SPEED_PX_PER_MS = 0.11

/** Position of a pointer, CSS pixels, and time, ms. */
export interface PointerAt {
  readonly x: number
  readonly y: number
  readonly at: number
}

/** Returns how far a toast follows the pointer: right or down, along the longer axis. */
export function swipeDistance(
  from: PointerAt,
  to: PointerAt,
): { readonly x: number; readonly y: number } {
  const [x, y] = [to.x - from.x, to.y - from.y]
  return Math.abs(x) > Math.abs(y) ? { x: Math.max(0, x), y: 0 } : { x: 0, y: Math.max(0, y) }
}

/** Returns whether the swipe is far or fast enough. */
export function swipesAway(from: PointerAt, to: PointerAt): boolean {
  const { x, y } = swipeDistance(from, to)
  const distance = Math.max(x, y)
  return distance >= SWIPE_DISTANCE_PX || distance / (to.at - from.at) > SWIPE_SPEED_PX_PER_MS
}
