import type { NewNotice } from '#server/store/notice.ts'
import type { DecisionContext } from './step-notices.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** The only channel of a canary's alarm: it is delivered to this server itself (R107). */
export const CANARY_CHANNEL = 'canary'

/** Time limit from the recorded canary to its acceptance. */
export const CANARY_LIFETIME_MS = MINUTE_MS

export const canaryNotice = ({ now, randomId }: DecisionContext): NewNotice => ({
  id: randomId(),
  kind: 'created',
  channel: CANARY_CHANNEL,
  target: CANARY_CHANNEL,
  channelId: null,
  staffMemberId: null,
  address: '{}',
  number: null,
  notAfter: now + CANARY_LIFETIME_MS,
})
