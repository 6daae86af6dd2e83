import type { ReactNode } from 'react'

interface DescriptionRowProps {
  readonly label: string
  /** Class of the value. */
  readonly className?: string
  readonly children: ReactNode
}

/** Renders a name and its value as an item of a description list. */
export function DescriptionRow({ label, className, children }: DescriptionRowProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={className}>{children}</dd>
    </div>
  )
}
