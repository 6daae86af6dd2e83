/**
 * Loads the owner's own analytics script (the entry `analytics`) after the
 * paint: in the head it would hold that up.
 * @param address of the script, on this site
 * @param loaded called once it is there; never where it was blocked or lost
 */
export function loadAnalytics(address: string, page: Document, loaded: () => void): void {
  const script = page.createElement('script')
  script.src = address
  script.addEventListener('load', loaded)
  page.head.append(script)
}
