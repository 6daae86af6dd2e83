import type { Store } from '#server/store/store.ts'
import { count } from '../terminal/progress.ts'

/** What a database holds, in words. */
export async function contentsOf(
  store: Pick<Store, 'countLeads' | 'outboxStats'>,
): Promise<{ readonly requests: string; readonly waiting: string }> {
  const requests = await store.countLeads({})
  const { queued } = await store.outboxStats()
  return {
    requests: `${count(requests)} ${requests === 1 ? 'request' : 'requests'}`,
    waiting:
      queued === 0
        ? ''
        : `${count(queued)} of its mails were not out yet and are sent at the next start.\n`,
  }
}
