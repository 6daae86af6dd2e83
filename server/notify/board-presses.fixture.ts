import { takeStep } from '#server/routes/board/lead/step.ts'
import { undoTransition } from '#server/leads/undo.ts'
import type { Db } from '#server/store/db.ts'
import type { NoticeSettings } from '#server/store/notice.ts'

type Step = Parameters<typeof takeStep>[2] & { readonly staffMemberId: string }

const OUTCOMES = { saved: 'changed', conflict: 'refused', unknown: 'unknown' } as const

/** Creates what staff press on the page of a lead, without its page. */
export const boardPresses = ({
  store,
  clock,
  settings,
}: {
  readonly store: Db
  readonly clock: () => number
  readonly settings: NoticeSettings
}) => ({
  async transitionLead(id: string, { staffMemberId, ...fields }: Step) {
    const press = { staffMemberId, now: clock(), settings }
    const outcome = await store.write((tx) => takeStep(tx, id, fields, press))
    return typeof outcome === 'string' ? OUTCOMES[outcome] : outcome
  },
  async undo(id: string, { at, staffMemberId }: { at: number; staffMemberId: string }) {
    const by = { staffMemberId, via: 'board' }
    return (await store.write((tx) => undoTransition(tx, id, { at, by, now: clock() }))).outcome
  },
})
