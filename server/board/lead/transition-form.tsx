import type { ReactNode } from 'react'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import { leadAddress } from '#server/board/addresses.ts'

interface TransitionFormProps {
  readonly id: string
  readonly status: LeadStatus
  readonly children: ReactNode
}

/** Posts a transition of a lead; carries the state that the press started from. */
export function TransitionForm({ id, status, children }: TransitionFormProps) {
  return (
    <form method="post" action={`${leadAddress(id)}/step`} data-step={id}>
      <input type="hidden" name="from" value={status} />
      {children}
    </form>
  )
}
