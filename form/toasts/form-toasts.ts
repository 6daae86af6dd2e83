import { createFormToastStore, type ToastContent } from './form-toast-store.ts'

export const formToasts = createFormToastStore((callback, ms) => setTimeout(callback, ms))

/** Shows a toast of the request form on the site-wide display. */
export function showFormToast(content: ToastContent): string {
  return formToasts.add(content)
}
