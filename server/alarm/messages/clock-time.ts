import type { Language } from '#domain/language.ts'
import { formatLocalTime } from '#domain/format-local-time.ts'

/** Formats the time of day where the business is, such as 3:12 AM. */
export const formatClockTime = (at: number, language: Language): string =>
  formatLocalTime(at, language, 'time')
