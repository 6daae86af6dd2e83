export type ToastType = 'success' | 'info' | 'warning' | 'error' | 'loading'

export interface ToastContent {
  readonly type: ToastType
  readonly title: string
  readonly description: string
}

export interface FormToast extends ToastContent {
  readonly id: string
  readonly open: boolean
}

/** At most one toast at a time. */
export const FORM_TOAST_LIMIT = 1
/** Milliseconds after which a dismissed toast is removed. */
export const FORM_TOAST_REMOVE_DELAY_MS = 1_000_000

export interface FormToastStore {
  /** Shows a toast in place of the previous one; returns its id. */
  add(content: ToastContent): string
  /** Changes a toast; does nothing once it is gone. */
  update(id: string, content: Partial<ToastContent>): void
  /** Closes a toast, or all; it is removed after the delay. */
  dismiss(id?: string): void
  /** Removes a toast, or all, at once. */
  remove(id?: string): void
  toasts(): readonly FormToast[]
  subscribe(listener: () => void): () => void
}

/**
 * Creates the toast store of the request form.
 * @param schedule calls back after the given milliseconds
 */
export function createFormToastStore(
  schedule: (callback: () => void, ms: number) => void,
): FormToastStore {
  let toasts: readonly FormToast[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly FormToast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const matches = (id: string | undefined) => (toast: FormToast) =>
    id === undefined || toast.id === id
  const store: FormToastStore = {
    add(content) {
      const id = String(++count)
      set([{ ...content, id, open: true }, ...toasts].slice(0, FORM_TOAST_LIMIT))
      return id
    },
    update(id, content) {
      set(toasts.map((toast) => (toast.id === id ? { ...toast, ...content } : toast)))
    },
    dismiss(id) {
      const closing = toasts.filter((toast) => toast.open && matches(id)(toast))
      if (closing.length === 0) return
      set(toasts.map((toast) => (matches(id)(toast) ? { ...toast, open: false } : toast)))
      for (const toast of closing)
        schedule(() => store.remove(toast.id), FORM_TOAST_REMOVE_DELAY_MS)
    },
    remove(id) {
      set(toasts.filter((toast) => !matches(id)(toast)))
    },
    toasts: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return store
}
