import type { ToastContent } from './form-toast-store.ts'

export interface SiteToast extends ToastContent {
  readonly id: string
  /** Milliseconds until it closes; `Infinity` for never. Default: the display's. */
  readonly duration?: number
}

/** Creates the store of toasts that are not the form's: any number, of which the latest three are shown. */
export function createSiteToasts() {
  let toasts: readonly SiteToast[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly SiteToast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    show(content: Omit<SiteToast, 'id'>): string {
      const id = String(++count)
      set([...toasts, { ...content, id }])
      return id
    },
    close(id: string): void {
      if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id))
    },
    toasts: (): readonly SiteToast[] => toasts,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type SiteToasts = ReturnType<typeof createSiteToasts>

export const siteToasts = createSiteToasts()

/** Shows a toast that is not the form's. @returns its id, for `siteToasts.close` */
export function showSiteToast(content: Omit<SiteToast, 'id'>): string {
  return siteToasts.show(content)
}
