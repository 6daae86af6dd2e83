import { type After, pause } from './timer.ts'

const MAX_TRIES = 5
const RETRY_PAUSE_MS = 2000

/** What is out but not written down goes out twice: a database that hiccups is asked again. */
export async function retryWrite(write: () => Promise<void>, after: After): Promise<void> {
  for (let left = MAX_TRIES - 1; ; left--) {
    try {
      await write()
      return
    } catch (error) {
      if (left === 0) throw error
      await pause(after, RETRY_PAUSE_MS)
    }
  }
}
