import { asksToAccept } from '#domain/alarm/notice-kind.ts'
import { isWaiting } from '#domain/lead/lifecycle.ts'
import { leadState } from '#domain/lead/replay.ts'
import type { OpenedLead } from './opened-lead.ts'

/** Returns whether the viewer was asked since the alarm began, and has not declined. */
export function canDecline({ lead, detail, viewer }: OpenedLead): boolean {
  if (!isWaiting(lead.status)) return false
  const began = leadState(detail.events).transition?.at ?? 0
  const isAsked = detail.notices.some(
    ({ kind, staffMemberName, at }) =>
      asksToAccept({ kind }) && staffMemberName === viewer.name && at >= began,
  )
  return (
    isAsked &&
    !detail.events.some(
      ({ kind, staffMemberId, at }) =>
        kind === 'declined' && staffMemberId === viewer.id && at >= began,
    )
  )
}
