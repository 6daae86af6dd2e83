/**
 * Runs `task` once the page is visible: at once, or at the activation of a prerendered page
 * (speculation rules). Until then nothing may be recorded, and nothing read that the previous page
 * can still change, such as the draft.
 */
export function whenVisible(task: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', task, { once: true })
  else task()
}
