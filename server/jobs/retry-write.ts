import { type SetTimer, delay } from './timer.ts'

const MAX_ATTEMPTS = 5
const RETRY_PAUSE_MS = 2000

/**
 * Retries a database write, up to 5 times in 8 s: a message whose "sent" is not recorded is sent
 * twice. Rejects with the last error.
 */
export async function retryWrite(write: () => Promise<void>, setTimer: SetTimer): Promise<void> {
  for (let left = MAX_ATTEMPTS - 1; ; left--) {
    try {
      await write()
      return
    } catch (error) {
      if (left === 0) throw error
      await delay(setTimer, RETRY_PAUSE_MS)
    }
  }
}
