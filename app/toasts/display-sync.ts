import type { FormToastStore } from './form-toast-store.ts'
import type { ToastType } from './form-toast-store.ts'
import { TOAST_DURATION } from './display-figures.ts'
import type { SiteToasts } from './site-toasts.ts'

/** A toast as the display shows it. */
export interface ShownToast {
  /** Unique among all stores. */
  readonly id: string
  readonly type: ToastType
  readonly title: string
  readonly description: string
  /** Milliseconds, or Infinity. */
  readonly duration: number
}

/** The display that toasts are drawn on. */
export interface Display {
  /** Draws a toast, or redraws the one with the same id. */
  show(toast: ShownToast, onClosed: () => void): void
  close(id: string): void
}

interface Stores {
  readonly form: Pick<FormToastStore, 'toasts' | 'subscribe' | 'dismiss'>
  readonly site: Pick<SiteToasts, 'toasts' | 'subscribe' | 'close'>
}

interface Wanted {
  readonly toast: ShownToast
  /** The display closed it, by its time or by the visitor's hand. */
  readonly onClosed: () => void
}

/**
 * Keeps a display in step with the stores: what is open is shown, what is
 * dismissed or gone is closed, and what the display closes is dismissed.
 * @returns ends it
 */
export function syncDisplay(display: Display, { form, site }: Stores): () => void {
  const shown = new Map<string, ShownToast>()

  function wanted(): Wanted[] {
    return [
      ...form
        .toasts()
        .filter(({ open }) => open)
        .map(({ id, type, title, description }) => ({
          toast: { id: `form-${id}`, type, title, description, duration: durationOf(type) },
          onClosed: () => form.dismiss(id),
        })),
      ...site.toasts().map(({ id, type, title, description, duration }) => ({
        toast: {
          id: `site-${id}`,
          type,
          title,
          description,
          duration: duration ?? durationOf(type),
        },
        onClosed: () => site.close(id),
      })),
    ]
  }

  function sync(): void {
    const all = wanted()
    for (const id of shown.keys()) {
      if (all.some(({ toast }) => toast.id === id)) continue
      shown.delete(id)
      display.close(id)
    }
    for (const { toast, onClosed } of all) {
      if (isSame(shown.get(toast.id), toast)) continue
      shown.set(toast.id, toast)
      display.show(toast, () => {
        // Gone from the display already, so it must not be closed again.
        shown.delete(toast.id)
        onClosed()
      })
    }
  }

  const ends = [form.subscribe(sync), site.subscribe(sync)]
  sync()
  return () => {
    for (const end of ends) end()
  }
}

/** R71: what is loading stays until it is told otherwise. */
const durationOf = (type: ToastType): number =>
  type === 'loading' ? Number.POSITIVE_INFINITY : TOAST_DURATION

const isSame = (one: ShownToast | undefined, other: ShownToast): boolean =>
  one !== undefined &&
  one.type === other.type &&
  one.title === other.title &&
  one.description === other.description &&
  one.duration === other.duration
