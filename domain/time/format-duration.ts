import { MINUTE_MS, HOUR_MS, DAY_MS } from './durations.ts'

/**
 * Formats a duration for a sentence: `1 minute`, `75 minutes`, `3 horas`.
 * Whole seconds below a minute, whole minutes below two hours, whole hours below two days, then whole days.
 * @param ms milliseconds
 * @param locale BCP 47 tag, such as `en` or `es-US`
 */
export function formatDuration(ms: number, locale: string): string {
  const [unit, unitMs] =
    ms < MINUTE_MS
      ? (['second', 1000] as const)
      : ms < 2 * HOUR_MS
        ? (['minute', MINUTE_MS] as const)
        : ms < 2 * DAY_MS
          ? (['hour', HOUR_MS] as const)
          : (['day', DAY_MS] as const)
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.floor(ms / unitMs))
}
