import { createToastStore, FORM_TOAST_LIMIT, type StoredToast } from './toast-store.ts'

/** Toasts shown at a time. */
const TOASTS_VISIBLE = 3

export const formToasts = createToastStore('form', FORM_TOAST_LIMIT)
/** Toasts that are not the form's. */
export const siteToasts = createToastStore('site', TOASTS_VISIBLE)

export interface ShownToast extends StoredToast {
  readonly close: () => void
}

/** Returns the latest open toasts, the form's last: nearest to the corner. */
export const shownToasts = (): readonly ShownToast[] =>
  [siteToasts, formToasts]
    .flatMap((store) =>
      store.toasts().map((toast) => ({ ...toast, close: () => store.dismiss(toast.id) })),
    )
    .filter(({ open }) => open)
    .slice(-TOASTS_VISIBLE)
