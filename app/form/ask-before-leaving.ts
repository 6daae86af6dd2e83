/**
 * Asks visitors who leave while a submission is being sent, because it would be cancelled. Not if
 * they call or text, which browsers report as leaving too. Only during sending, because such a
 * listener can exclude the page from the back/forward cache.
 * @returns a function that ends it
 */
export function askBeforeLeaving(): () => void {
  let isCallOrText = false
  const note = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    isCallOrText = link !== null && !/^https?:$/.test(link.protocol)
  }
  const warn = (event: BeforeUnloadEvent) => {
    if (!isCallOrText) event.preventDefault()
  }
  document.addEventListener('click', note, { capture: true })
  addEventListener('beforeunload', warn)
  return () => {
    document.removeEventListener('click', note, { capture: true })
    removeEventListener('beforeunload', warn)
  }
}
