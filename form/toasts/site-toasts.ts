import type { ToastContent } from './form-toast-store.ts'

export interface SiteToast extends ToastContent {
  readonly id: string
  /** Milliseconds until it closes by itself; Infinity for never. The display's own time where none is given. */
  readonly duration?: number
}

/**
 * Toasts of the site beside those of the form: any number, of which the
 * display shows the latest three.
 */
export function createSiteToasts() {
  let toasts: readonly SiteToast[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly SiteToast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    /** @returns the toast's id */
    show(content: Omit<SiteToast, 'id'>): string {
      const id = String(++count)
      set([...toasts, { ...content, id }])
      return id
    },
    close(id: string): void {
      if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id))
    },
    toasts: (): readonly SiteToast[] => toasts,
    /** @returns ends the subscription */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type SiteToasts = ReturnType<typeof createSiteToasts>

/** The one list of this page. */
export const siteToasts = createSiteToasts()

/** Shows a toast that is not the form's. @returns its id, for `siteToasts.close` */
export function showSiteToast(content: Omit<SiteToast, 'id'>): string {
  return siteToasts.show(content)
}
