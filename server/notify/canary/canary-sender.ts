import type { LinkActions } from '#server/leads/link-actions.ts'
import type { NoticeSender } from '../deliver-notice.ts'

/** Creates the sender that accepts a canary by its token, as a staff member would (R107). */
export function createCanarySender(leads: Pick<LinkActions, 'accept'>): NoticeSender {
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
