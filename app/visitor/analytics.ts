/**
 * Loads the owner's own analytics script, if there is one (the entry
 * `analytics`), after the paint: in the head it would hold that up.
 * @param loaded called once it is there; never where it was blocked or lost
 */
export function loadAnalytics(page: Document, loaded: () => void): void {
  const address = page.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content
  if (address === undefined) return
  const script = page.createElement('script')
  script.src = address
  script.addEventListener('load', loaded)
  page.head.append(script)
}
