import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Toast } from './toast.tsx'
import { formToasts, type ShownToast, shownToasts, siteToasts } from './toasts.ts'
import { useFocusReturn } from './use-focus-return.ts'

/** With Alt, it moves the focus to the toasts. */
const FOCUS_KEY = 'KeyT'

interface ToastMessages {
  /** Label of the region, with its keyboard shortcut. */
  readonly region: string
  readonly close: string
}

/**
 * Renders the toasts at the end of the page, outside of any clipping box. Part of the form's own
 * script, so that a toast about a lost connection needs no request. Its live region exists before
 * the first toast, otherwise screen readers would not announce it.
 */
export function ToastDisplay({ copy: messages }: { readonly copy: ToastMessages }) {
  useSyncExternalStore(formToasts.subscribe, formToasts.toasts, formToasts.toasts)
  useSyncExternalStore(siteToasts.subscribe, siteToasts.toasts, siteToasts.toasts)
  const toasts = shownToasts()
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return createPortal(
    <section aria-label={messages.region} aria-live="polite" aria-relevant="additions text">
      {toasts.length > 0 && <ToastList toasts={toasts} closeLabel={messages.close} />}
    </section>,
    document.body,
  )
}

interface ToastListProps {
  readonly toasts: readonly ShownToast[]
  readonly closeLabel: string
}

/** Renders open toasts. Timers pause while the list is focused or pointed at. */
function ToastList({ toasts, closeLabel }: ToastListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [isHovered, setHovered] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const { isFocused, restoreFocus, onFocus, onBlur } = useFocusReturn(list)

  const onKeyDown = useEffectEvent(({ altKey, code }: KeyboardEvent) => {
    if (altKey && code === FOCUS_KEY) list.current?.focus()
    else if (code === 'Escape' && list.current?.contains(document.activeElement)) restoreFocus()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <ol
      ref={list}
      className="toasts on-dark"
      tabIndex={-1}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onPointerDown={() => setPressed(true)}
      onPointerUp={() => setPressed(false)}
      onPointerCancel={() => setPressed(false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          isHeld={isHovered || isPressed || isFocused}
          closeLabel={closeLabel}
          onLeave={() => {
            // A removed element dispatches no `pointerleave`.
            setHovered(false)
            if (list.current?.contains(document.activeElement)) list.current.focus()
          }}
        />
      ))}
    </ol>
  )
}
