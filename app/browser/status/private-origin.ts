/**
 * Returns the origin of the status pages if they have a host name of their own; the server writes it
 * into the page (app/document.tsx).
 */
export const privateOrigin = (): string | undefined =>
  document.documentElement.dataset['privateOrigin']
