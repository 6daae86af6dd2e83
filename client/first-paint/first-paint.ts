/** Until a frame that was drawn has reached the screen, with one to spare. */
const FRAMES_AFTER_PAINT = 3

/**
 * Called where a page ends, it calls when all of it is on the screen: the
 * browser has said that something is (Paint Timing, 4.1), and what has come
 * since then, as the end of a page in pieces, has had its frames. What is asked
 * for before that is counted against the largest paint.
 * @param task may be called again
 */
export function afterFirstPaint(task: () => void): void {
  const after = (frames: number): unknown =>
    requestAnimationFrame(() => (frames > 1 ? after(frames - 1) : task()))
  const painted = () => after(FRAMES_AFTER_PAINT)
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })
  else painted()
}
