import type { Language } from '#domain/language.ts'
import { localTime } from '#domain/local-time.ts'

/** The time of day where the business is, such as 3:12 AM. */
export const clockTime = (at: number, language: Language): string => localTime(at, language, 'time')
