/**
 * Loads the owner's analytics script (the entry `analytics`) after the paint, which it would delay
 * in the head.
 * @param address address of the script, on this site
 * @param loaded called once it has loaded; never if it was blocked or failed
 */
export function loadAnalytics(address: string, page: Document, loaded: () => void): void {
  const script = page.createElement('script')
  script.src = address
  script.addEventListener('load', loaded)
  page.head.append(script)
}
