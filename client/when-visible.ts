/**
 * Runs `task` once somebody sees the page: at once, or when a page that the
 * browser made ready ahead (speculation rules) is shown. Until then nothing
 * may be recorded, and nothing may be read that the page before can still
 * change, such as the draft.
 */
export function whenVisible(task: () => void): void {
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', task, { once: true })
  else task()
}
