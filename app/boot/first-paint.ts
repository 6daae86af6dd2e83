/**
 * Calls when the browser says that the page's first content is on the screen.
 * A frame that was only drawn may still be on its way there, and what is asked
 * for in between is counted against it (Paint Timing, 4.1). Browsers that say
 * nothing of it get one frame and one turn more.
 */
export function afterFirstPaint(task: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    requestAnimationFrame(() => setTimeout(task))
    return
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    task()
  }).observe({ type: 'paint', buffered: true })
}
