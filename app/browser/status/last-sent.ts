import { deviceValues } from '#app/browser/storage/safe-storage.ts'

/** Local storage key of the submission that this device sent last. */
export const LAST_SENT_KEY = 'lastRequest'

export const hasLastSent = (): boolean => deviceValues.get(LAST_SENT_KEY) !== null
