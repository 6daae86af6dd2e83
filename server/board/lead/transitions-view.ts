import { canHandBack, isClosed, REOPEN_WITHIN_MS, UNDO_OFFERED_MS } from '#domain/lead/lifecycle.ts'
import { leadState } from '#domain/lead/replay.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { assigneeName } from '#server/leads/facts/lead-texts.ts'
import type { OpenedLead } from './opened-lead.ts'

/** What the viewer can do with the lead's status. */
export interface TransitionsView {
  /** Name of another staff member who has the lead; `null` if it is the viewer's or nobody's. */
  readonly otherAssignee: string | null
  readonly canReopen: boolean
  /**
   * The viewer's last transition while it can be undone: of this lead, or of the duplicate that was
   * joined with it; `at` in ms since the epoch.
   */
  readonly undo: { readonly id: string; readonly at: number } | null
  /** To whom the viewer can hand the lead over; `null` if they cannot hand it back. */
  readonly colleagues: readonly { readonly id: string; readonly name: string }[] | null
}

export function transitions({
  lead,
  detail,
  viewer,
  colleagues,
  now,
}: OpenedLead): TransitionsView {
  const { status } = lead
  const { assignee } = detail
  const { transition } = leadState(detail.events)
  const isMine = assignee?.staffMemberId === viewer.id
  const sinceMs = now - (transition?.at ?? 0)
  const canUndo =
    transition?.staffMemberId === viewer.id &&
    transition.kind !== 'reopened' &&
    sinceMs <= UNDO_OFFERED_MS
  return {
    otherAssignee: assignee === null || isMine ? null : assigneeName(assignee),
    canReopen: isClosed(status) && sinceMs <= REOPEN_WITHIN_MS,
    undo: canUndo ? { id: lead.id, at: transition.at } : joinToUndo({ detail, viewer, now }),
    colleagues:
      isMine && canHandBack(status)
        ? colleagues.map(({ id, name }) => ({ id, name: cleanLine(name) }))
        : null,
  }
}

/** Finds the duplicate that the viewer joined with this lead seconds ago; `null` without one. */
function joinToUndo({
  detail,
  viewer,
  now,
}: Pick<OpenedLead, 'detail' | 'viewer' | 'now'>): TransitionsView['undo'] {
  for (const { id, events } of detail.joined) {
    const { transition } = leadState(events)
    const isRecent = transition !== null && now - transition.at <= UNDO_OFFERED_MS
    if (isRecent && transition.staffMemberId === viewer.id) return { id, at: transition.at }
  }
  return null
}
