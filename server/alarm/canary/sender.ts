import type { AlarmDesk } from '../desk.ts'
import type { Sender } from '../deliver.ts'

/** The hand that takes a canary: through its token, as a person would (R107). */
export function canarySender(desk: Pick<AlarmDesk, 'take'>): Sender {
  return {
    async send({ takeUrl }) {
      const token = takeUrl?.split('/').at(-1) ?? ''
      const { outcome } = await desk.take(token)
      return outcome === 'taken' || outcome === 'late'
        ? { outcome: 'sent', providerId: null }
        : { outcome: 'failed', permanent: true, gone: 'no', error: `canary ${outcome}` }
    },
  }
}
