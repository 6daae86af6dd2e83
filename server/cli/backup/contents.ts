import type { Store } from '#server/store/store.ts'
import { amount, count } from '../terminal/words.ts'

/** What a database holds, in words. */
export async function contentsOf(
  store: Pick<Store, 'countLeads' | 'outboxStats'>,
): Promise<{ readonly requests: string; readonly waiting: string }> {
  const { queued } = await store.outboxStats()
  return {
    requests: amount(await store.countLeads({}), 'request'),
    waiting:
      queued === 0
        ? ''
        : `${count(queued)} of its mails were not out yet and are sent at the next start.\n`,
  }
}
