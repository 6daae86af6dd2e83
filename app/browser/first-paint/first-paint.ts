/** Frames until a drawn frame has reached the screen, plus one. */
const FRAMES_AFTER_PAINT = 3

/**
 * Runs a task when the page is on the screen. Call it at the end of the page. Waits for the
 * browser's paint entry (Paint Timing, 4.1) and then for the frames of content that arrived since.
 * Earlier requests would delay the largest paint.
 * @param task may be called more than once
 */
export function afterFirstPaint(task: () => void): void {
  const after = (frames: number): unknown =>
    requestAnimationFrame(() => (frames > 1 ? after(frames - 1) : task()))
  const painted = () => after(FRAMES_AFTER_PAINT)
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })
  else painted()
}
