import { createListeners } from '#app/ui/listeners.ts'

export type ToastType = 'success' | 'info' | 'warning' | 'error' | 'loading'

export interface ToastContent {
  readonly type: ToastType
  readonly title: string
  readonly description: string
  /** Milliseconds until it closes; `Infinity` for never. Default: the display's. */
  readonly duration?: number
}

export interface StoredToast extends ToastContent {
  readonly id: string
  readonly open: boolean
}

/** At most one toast of the form at a time. */
export const FORM_TOAST_LIMIT = 1
/** Milliseconds after which a dismissed toast is removed. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000

/**
 * Creates a store of toasts, oldest first.
 * @param name start of the toasts' ids
 * @param limit a new toast removes the oldest ones beyond it
 */
export function createToastStore(name: string, limit: number) {
  let toasts: readonly StoredToast[] = []
  let count = 0
  const { notify, subscribe } = createListeners()
  const set = (next: readonly StoredToast[]) => {
    toasts = next
    notify()
  }
  const matches = (id: string | undefined) => (toast: StoredToast) =>
    id === undefined || toast.id === id
  /** Removes a toast, or all, at once. */
  const remove = (id?: string): void => set(toasts.filter((toast) => !matches(id)(toast)))
  return {
    /** Shows a toast; returns its id. */
    add(content: ToastContent): string {
      const id = `${name}-${++count}`
      set([...toasts, { ...content, id, open: true }].slice(-limit))
      return id
    },
    /** Changes a toast; does nothing once it is removed. */
    update(id: string, content: Partial<ToastContent>): void {
      set(toasts.map((toast) => (toast.id === id ? { ...toast, ...content } : toast)))
    },
    /** Closes a toast, or all; it is removed after the delay. */
    dismiss(id?: string): void {
      const closing = toasts.filter((toast) => toast.open && matches(id)(toast))
      if (closing.length === 0) return
      set(toasts.map((toast) => (matches(id)(toast) ? { ...toast, open: false } : toast)))
      for (const toast of closing) setTimeout(() => remove(toast.id), TOAST_REMOVE_DELAY_MS)
    },
    remove,
    toasts: (): readonly StoredToast[] => toasts,
    subscribe,
  }
}
