import type { Store } from '#server/store/store.ts'
import { formatAmount, formatCount } from '../terminal/format.ts'

export async function describeContents(
  store: Pick<Store, 'countLeads' | 'outboxStats'>,
): Promise<{ readonly requests: string; readonly waiting: string }> {
  const { queued } = await store.outboxStats()
  return {
    requests: formatAmount(await store.countLeads({}), 'request'),
    waiting:
      queued === 0
        ? ''
        : `${formatCount(queued)} of its mails were not out yet and are sent at the next start.\n`,
  }
}
