import type { ReactNode } from 'react'

/** The sizes of the one spinner. */
export type SpinnerSize = 'sm' | 'md' | 'lg' | 'xl'

interface SpinnerProps {
  readonly size: SpinnerSize
  /** Says what is being waited for. */
  readonly label: string
  /** The moving drawing; it is as high as the size says. */
  readonly children: ReactNode
  /** False leaves the words to those who cannot see the drawing, or see it stand still. */
  readonly labelled?: boolean
  readonly className?: string
}

/** A moving drawing with words. Where motion is unwanted the drawing stands still and the words show. */
export function Spinner({ size, label, children, labelled = true, className = '' }: SpinnerProps) {
  return (
    <span role="status" className={`spinner ${className}`} data-size={size}>
      {children}
      <span className={labelled ? undefined : 'spinner-quiet'}>{label}</span>
    </span>
  )
}
