/**
 * Loads the owner's analytics script (the entry `analytics`) after the paint, which it would delay
 * in the head.
 * @param address address of the script, on this site
 * @param loaded called once it has loaded; never if it was blocked or failed
 */
export function loadAnalytics(address: string, loaded: () => void): void {
  const script = document.createElement('script')
  script.src = address
  script.addEventListener('load', loaded)
  document.head.append(script)
}
