/**
 * Returns the share of windows that are lit at an hour of the day, in percent.
 * @param hour 0 to 23
 */
export function litShare(hour: number): number {
  if (hour >= 17 && hour < 23) return 100
  return hour >= 23 || hour < 6 ? 75 : 50
}

/** Returns whether the sky over drawn streets is that of the day at this hour. */
export const isDay = (hour: number): boolean => hour >= 6 && hour < 20

/**
 * Sets sky and windows of drawn streets by the visitor's clock (art/scenes/living-light.css). They are
 * below the first screen.
 */
export function lightWindows(): void {
  const hour = new Date().getHours()
  const { classList, style } = document.documentElement
  classList.toggle('is-day', isDay(hour))
  style.setProperty('--lit', `${litShare(hour)}%`)
}
