import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ReactNode } from 'react'
import { FORM_ANCHOR_ID } from '#domain/pages/form-anchor.ts'

/**
 * Renders the pins in the call bar while the form's head, which has them, is out of sight: in place
 * of the button that leads to the form, and leading to it too. Only the screens with a call bar see
 * it.
 * @param head the form's head
 * @param label what the pins say
 */
export function BarPins({
  head,
  label,
  children,
}: {
  readonly head: RefObject<HTMLElement | null>
  readonly label: string
  readonly children: ReactNode
}) {
  const [bar, setBar] = useState<Element | null>(null)
  useEffect(() => {
    if (!head.current) return
    const observer = new IntersectionObserver(([entry]) =>
      setBar(entry?.isIntersecting ? null : document.querySelector('.call-bar')),
    )
    observer.observe(head.current)
    return () => observer.disconnect()
  }, [head])
  if (!bar) return null
  return createPortal(
    <a href={`#${FORM_ANCHOR_ID}`} aria-label={label} className="btn bar-pins on-light">
      {children}
    </a>,
    bar,
  )
}
