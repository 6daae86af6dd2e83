import { type After, delay } from './timer.ts'

const MAX_TRIES = 5
const RETRY_PAUSE_MS = 2000

/**
 * Retries a database write, up to 5 times in 8 s: a message whose "sent" is not recorded is sent
 * twice. Rejects with the last error.
 */
export async function retryWrite(write: () => Promise<void>, after: After): Promise<void> {
  for (let left = MAX_TRIES - 1; ; left--) {
    try {
      await write()
      return
    } catch (error) {
      if (left === 0) throw error
      await delay(after, RETRY_PAUSE_MS)
    }
  }
}
