/**
 * Calls when the browser says that a loaded page is on the screen. A frame
 * that was only drawn may still be on its way there, and what is asked for in
 * between is counted against it (Paint Timing, 4.1). Browsers that say nothing
 * of it get one frame and one turn more.
 * @param task may be called again
 */
export function afterFirstPaint(task: () => void): void {
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver(task).observe({ type: 'paint', buffered: true })
  else requestAnimationFrame(() => setTimeout(task))
}
