import type { LeadService } from '#server/lead/lead-service.ts'
import type { NewNotice } from '#server/store/alarm/notice.ts'
import type { NoticeSender } from '../deliver-notice.ts'
import type { DecisionContext } from '../step-notices.ts'
import { MINUTE_MS } from '#domain/durations.ts'

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

/** Creates the sender that accepts a canary by its token, as a staff member would (R107). */
export function createCanarySender(leads: Pick<LeadService, 'accept'>): NoticeSender {
  return {
    async send({ acceptUrl }) {
      const token = acceptUrl?.split('/').at(-1) ?? ''
      const { outcome } = await leads.accept(token)
      return outcome === 'accepted' || outcome === 'already-accepted'
        ? { outcome: 'sent', providerId: null }
        : { outcome: 'failed', permanent: true, gone: 'no', error: `canary ${outcome}` }
    },
  }
}
