import type { ReactNode } from 'react'

export type SpinnerSize = 'sm' | 'md' | 'lg' | 'xl'

interface SpinnerProps {
  readonly size: SpinnerSize
  readonly label: string
  /** The moving drawing, as high as `size`. */
  readonly children: ReactNode
  /** False hides the text visually, except with reduced motion. */
  readonly labelled?: boolean
  readonly className?: string
}

/**
 * Renders a moving drawing with a text. With reduced motion the drawing is still and the text is
 * visible.
 */
export function Spinner({ size, label, children, labelled = true, className = '' }: SpinnerProps) {
  return (
    <span role="status" className={`spinner ${className}`} data-size={size}>
      {children}
      <span className={labelled ? undefined : 'spinner-quiet'}>{label}</span>
    </span>
  )
}
