import { type CSSProperties, useEffect } from 'react'
import { toast as sonner, Toaster } from 'sonner'
import { Mark } from '#app/art/logo.tsx'
import { Alert, CheckCircle, Close, Info, ShieldAlert } from '#app/ui/icons.tsx'
import {
  TOAST_DURATION,
  TOAST_GAP,
  TOAST_HOTKEY,
  TOAST_OFFSET,
  TOAST_POSITION,
  TOAST_WIDTH,
  TOASTS_VISIBLE,
} from './display-figures.ts'
import { type Display, syncDisplay } from './display-sync.ts'
import { formToasts } from './form-toasts.ts'
import { siteToasts } from './site-toasts.ts'

/**
 * Milliseconds between the live region and its first words: a screen reader
 * that has not seen the region yet does not read what appears in it.
 */
const ANNOUNCE_DELAY = 150

const ICONS = {
  success: <CheckCircle />,
  info: <Info />,
  warning: <ShieldAlert />,
  error: <Alert />,
  loading: <Mark moving />,
  close: <Close />,
}

/** The site-wide display (R71), drawn by sonner. */
export function SonnerDisplay() {
  useEffect(() => {
    let end = (): void => undefined
    const timer = setTimeout(() => {
      end = syncDisplay(display, { form: formToasts, site: siteToasts })
    }, ANNOUNCE_DELAY)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [])
  return (
    <Toaster
      className="toasts on-dark"
      position={TOAST_POSITION}
      visibleToasts={TOASTS_VISIBLE}
      duration={TOAST_DURATION}
      gap={TOAST_GAP}
      offset={TOAST_OFFSET}
      hotkey={TOAST_HOTKEY}
      style={{ '--width': `${TOAST_WIDTH}px` } as CSSProperties}
      closeButton
      pauseWhenPageIsHidden
      icons={ICONS}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'toast',
          icon: 'toast-icon',
          content: 'toast-content',
          title: 'toast-title',
          description: 'toast-description',
          closeButton: 'toast-close',
        },
      }}
    />
  )
}

const display: Display = {
  show({ id, type, title, description, duration }, onClosed) {
    const loading = type === 'loading'
    sonner[type](title, {
      id,
      description,
      duration,
      // Sonner's own button does nothing on a loading toast; R71 lets every toast be closed.
      closeButton: !loading,
      action: loading ? <CloseButton id={id} onClosed={onClosed} /> : undefined,
      onDismiss: onClosed,
      onAutoClose: onClosed,
    })
  },
  close: (id) => void sonner.dismiss(id),
}

function CloseButton({ id, onClosed }: { id: string; onClosed: () => void }) {
  return (
    <button
      type="button"
      className="toast-close"
      aria-label="Close toast"
      onClick={() => {
        sonner.dismiss(id)
        onClosed()
      }}
    >
      <Close />
    </button>
  )
}
