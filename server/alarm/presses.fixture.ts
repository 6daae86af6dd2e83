import { acceptByNotice, acceptLead } from '#server/leads/accept-lead.ts'
import { decline } from '#server/leads/decline.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { arrival } from '#server/accept-page/arrival.ts'
import { hashOfToken } from '#server/secrets/token.ts'
import { subjectOfToken } from '#server/db/tables/accept-tokens.ts'
import { addVisitorNote, agree } from '#server/leads/visitor-additions.ts'
import { VISITOR } from '#server/db/tables/actor.ts'
import { takeStep } from '#server/board/lead/step.ts'
import { undoTransition } from '#server/leads/undo.ts'
import type { Db } from '#server/db/db.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'

type Step = Parameters<typeof takeStep>[2] & { readonly staffMemberId: string }

const OUTCOMES = { saved: 'changed', conflict: 'refused', unknown: 'unknown' } as const

/**
 * Creates what staff press on a call, behind the link of a notice and on the page of a lead, and
 * customers on theirs, without these pages.
 */
export const presses = ({
  db,
  clock,
  settings,
}: {
  readonly db: Db
  readonly clock: () => number
  readonly settings: NoticeSettings
}) => ({
  accept: (token: string) =>
    db.write(async (tx) => {
      const subject = await subjectOfToken(tx, hashOfToken(token), clock())
      return subject === null
        ? ({ outcome: 'unknown' } as const)
        : await acceptLead(tx, subject, { now: clock(), settings })
    }),
  acceptByNotice: (noticeId: string, otherLeadId: string | null = null) =>
    db.write((tx) => acceptByNotice(tx, noticeId, { otherLeadId, now: clock(), settings })),
  decline: (noticeId: string, otherLeadId: string | null = null) =>
    db.write((tx) => decline(tx, noticeId, { otherLeadId, now: clock(), settings })),
  announceArrival: (token: string, minutes: number) =>
    db.write(async (tx) => {
      const subject = await subjectOfToken(tx, hashOfToken(token), clock())
      if (subject !== null)
        await arrival.save(tx, subject, { eta: minutes }, { now: clock(), settings })
    }),
  async transitionLead(id: string, { staffMemberId, ...fields }: Step) {
    const press = { staffMemberId, now: clock(), settings }
    const outcome = await db.write((tx) => takeStep(tx, id, fields, press))
    return typeof outcome === 'string' ? OUTCOMES[outcome] : outcome
  },
  async undo(id: string, { at, staffMemberId }: { at: number; staffMemberId: string }) {
    const by = { staffMemberId, via: 'board' }
    return (await db.write((tx) => undoTransition(tx, id, { at, by, now: clock() }))).outcome
  },
  /** Returns false if the life cycle does not allow it any more. */
  async cancel(id: string): Promise<boolean> {
    const cancellation = { to: 'cancelled', role: 'visitor', by: VISITOR, noticeId: null } as const
    const { outcome } = await db.write((tx) =>
      transitionLead(tx, id, { ...cancellation, now: clock(), settings }),
    )
    return outcome === 'changed'
  },
  addNote: (id: string, text: string) =>
    db.write((tx) => addVisitorNote(tx, id, { text, limit: 9, now: clock(), settings })),
  agree: (id: string, quoteId: number) =>
    db.write((tx) => agree(tx, id, { quoteId, now: clock(), settings })),
})
