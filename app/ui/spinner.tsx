import type { ReactNode } from 'react'

interface SpinnerProps {
  readonly size: 'sm' | 'md' | 'lg' | 'xl'
  readonly label: string
  /** The moving drawing, as high as `size`; still with reduced motion. */
  readonly children: ReactNode
}

/** Renders a moving drawing with a text, in four sizes. No page uses one today: forms move their own. */
export function Spinner({ size, label, children }: SpinnerProps) {
  return (
    <span role="status" className="spinner" data-size={size}>
      {children}
      {label}
    </span>
  )
}
