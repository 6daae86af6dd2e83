/**
 * The fixed window of a counter that a moment falls in: windows follow each
 * other from the epoch on, so every server agrees on them.
 * @returns first millisecond of the window, and of the one after it
 */
export function windowOf(options: { now: number; lengthMs: number }): {
  start: number
  end: number
} {
  const start = Math.floor(options.now / options.lengthMs) * options.lengthMs
  return { start, end: start + options.lengthMs }
}
