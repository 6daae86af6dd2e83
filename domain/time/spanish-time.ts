/**
 * Adds the articles to a formatted time: `las 3:12 a.m.`, `la 1:05 p.m.`, `el lunes a las 3:12 a.m.`,
 * `el 3 de diciembre de 2026 a las 11:00 a.m.`. The result ends with a period, so a sentence that
 * ends with it needs none.
 */
export function spanishTime(time: string): string {
  const hourAt = Math.max(0, time.search(/\d{1,2}:\d{2}/))
  const hour = time.slice(hourAt)
  const before = time.slice(0, hourAt).trim()
  const day = before.endsWith(',') ? before.slice(0, -1) : before
  const clock = `${hour.startsWith('1:') ? 'la' : 'las'} ${hour}`
  return day === '' ? clock : `el ${day} a ${clock}`
}

/** Says when: `a las 3:12 a.m.`, `el lunes a la 1:05 p.m.`. */
export const atSpanishTime = (time: string): string => spanishTime(time).replace(/^la/, 'a la')

/** Ends a sentence with one period: a Spanish time ends with one already. */
export const endSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)
