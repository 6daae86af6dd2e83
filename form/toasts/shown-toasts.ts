import { TOAST_DURATION, TOASTS_VISIBLE } from './display-figures.ts'
import type { FormToastStore, ToastContent, ToastType } from './form-toast-store.ts'
import type { SiteToasts } from './site-toasts.ts'

/** A toast as the display shows it. */
export interface ShownToast extends ToastContent {
  /** Unique among all stores. */
  readonly id: string
  /** Milliseconds, or Infinity. */
  readonly duration: number
  /** Tells its store that it was closed, by its time or by the visitor's hand. */
  readonly close: () => void
}

interface Stores {
  readonly form: Pick<FormToastStore, 'toasts' | 'dismiss'>
  readonly site: Pick<SiteToasts, 'toasts' | 'close'>
}

/** Of what is open in both stores the latest three, the form's last: nearest to the corner. */
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

/** What is loading stays until it is told otherwise. */
const durationOf = (type: ToastType): number =>
  type === 'loading' ? Number.POSITIVE_INFINITY : TOAST_DURATION
