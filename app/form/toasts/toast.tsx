import {
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { LogoMark } from '#art/computed/logo.tsx'
import { Alert, CheckCircle, Close, Info, ShieldAlert } from '#art/icons/icons.tsx'
import { type PointerAt, swipeDistance, swipesAway } from './swipe.ts'
import type { ToastType } from './toast-store.ts'
import type { ShownToast } from './toasts.ts'
import { useCountdown } from './use-countdown.ts'

/** Milliseconds until a toast closes. */
const TOAST_DURATION_MS = 4000
/** Milliseconds in which a closed toast fades out (toasts.css). */
const EXIT_ANIMATION_MS = 200

const ICONS: Readonly<Record<ToastType, ReactNode>> = {
  success: <CheckCircle />,
  info: <Info />,
  warning: <ShieldAlert />,
  error: <Alert />,
  loading: <LogoMark moving />,
}

/** Returns the default duration; a loading toast stays until it is changed. */
const durationOf = (type: ToastType): number =>
  type === 'loading' ? Number.POSITIVE_INFINITY : TOAST_DURATION_MS

interface ToastProps {
  readonly toast: ShownToast
  readonly isHeld: boolean
  readonly closeLabel: string
  /** Called when it starts to close, because a focus inside is lost with it. */
  readonly onLeave: () => void
}

const pointerAt = ({ clientX, clientY }: PointerEvent): PointerAt => ({
  x: clientX,
  y: clientY,
  at: performance.now(),
})

/** Renders one toast, closed by its timer, its button, or a swipe out of the corner. */
export function Toast({ toast, isHeld, closeLabel, onLeave }: ToastProps) {
  const { type, title, description, close } = toast
  const { duration = durationOf(type) } = toast
  const [isLeaving, setLeaving] = useState(false)
  const pressed = useRef<PointerAt | null>(null)

  const leave = () => {
    onLeave()
    setLeaving(true)
  }
  useCountdown(duration, isHeld || isLeaving, leave)
  const remove = useEffectEvent(close)
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => remove(), EXIT_ANIMATION_MS)
    return () => clearTimeout(timer)
  }, [isLeaving])

  const follow = ({ style }: HTMLElement, { x, y }: { x: number; y: number }) =>
    style.setProperty('translate', x === 0 && y === 0 ? '' : `${x}px ${y}px`)
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pressed.current = pointerAt(event)
  }
  const release = (event: PointerEvent<HTMLElement>) => {
    const from = pressed.current
    pressed.current = null
    if (from && swipesAway(from, pointerAt(event))) leave()
    else follow(event.currentTarget, { x: 0, y: 0 })
  }

  return (
    <li
      className="toast"
      data-type={type}
      data-leaving={isLeaving ? '' : undefined}
      onPointerDown={press}
      onPointerMove={(event) =>
        pressed.current &&
        follow(event.currentTarget, swipeDistance(pressed.current, pointerAt(event)))
      }
      onPointerUp={release}
      onPointerCancel={(event) => {
        pressed.current = null
        follow(event.currentTarget, { x: 0, y: 0 })
      }}
    >
      <span className="toast-icon">{ICONS[type]}</span>
      <div className="toast-content">
        <div className="toast-title">{title}</div>
        <div className="toast-description">{description}</div>
      </div>
      <button type="button" className="toast-close" aria-label={closeLabel} onClick={leave}>
        <Close />
      </button>
    </li>
  )
}
