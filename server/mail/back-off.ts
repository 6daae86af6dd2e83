/** Further off no mail is ever due by itself. */
export const MAX_BACK_OFF_MS = 15 * 60_000

/**
 * How long a mail waits after its n-th failed try: 2, 4, 8 s and so on, 15
 * minutes at most. Up to a quarter less by chance, so that a thousand mails
 * that failed together do not come back together.
 * @param random 0 up to, not including, 1
 */
export function backOffMs(attempt: number, random: number): number {
  const doubled = Math.min(MAX_BACK_OFF_MS, 1000 * 2 ** attempt)
  return Math.round(doubled * (1 - random / 4))
}
