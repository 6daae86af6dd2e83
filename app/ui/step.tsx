import type { ReactNode } from 'react'

interface StepProps {
  readonly name: string
  /** True for a step that is not made yet. */
  readonly isOpen: boolean
  /** Its time, or that there is none yet. */
  readonly children: ReactNode
}

/** Renders a step of a lead as an item of a list of the class `steps`. */
export function Step({ name, isOpen, children }: StepProps) {
  return (
    <li className={isOpen ? 'open' : undefined}>
      <b>{name}</b>
      {children}
    </li>
  )
}
