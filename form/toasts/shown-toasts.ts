import { TOAST_DURATION_MS, TOASTS_VISIBLE } from './display-figures.ts'
import type { FormToastStore, ToastContent, ToastType } from './form-toast-store.ts'
import type { SiteToasts } from './site-toasts.ts'

export interface ShownToast extends ToastContent {
  /** Unique among all stores. */
  readonly id: string
  /** Milliseconds, or `Infinity`. */
  readonly duration: number
  /** Reports to its store that it was closed, by its timer or by the visitor. */
  readonly close: () => void
}

interface Stores {
  readonly form: Pick<FormToastStore, 'toasts' | 'dismiss'>
  readonly site: Pick<SiteToasts, 'toasts' | 'close'>
}

/** Returns the latest three open toasts of both stores, the form's last: nearest to the corner. */
export function shownToasts({ form, site }: Stores): readonly ShownToast[] {
  const ofSite = site.toasts().map(({ id, duration, ...content }): ShownToast => ({
    ...content,
    id: `site-${id}`,
    duration: duration ?? durationOf(content.type),
    close: () => site.close(id),
  }))
  const ofForm = form
    .toasts()
    .filter(({ open }) => open)
    .map(({ id, type, title, description }): ShownToast => ({
      type,
      title,
      description,
      id: `form-${id}`,
      duration: durationOf(type),
      close: () => form.dismiss(id),
    }))
  return [...ofSite, ...ofForm].slice(-TOASTS_VISIBLE)
}

/** A loading toast stays until it is changed. */
const durationOf = (type: ToastType): number =>
  type === 'loading' ? Number.POSITIVE_INFINITY : TOAST_DURATION_MS
