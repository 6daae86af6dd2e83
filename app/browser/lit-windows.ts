/**
 * Returns the share of windows that are lit at an hour of the day, in percent.
 * @param hour 0 to 23
 */
export function litShare(hour: number): number {
  if (hour >= 17 && hour < 23) return 100
  return hour >= 23 || hour < 6 ? 75 : 50
}

/**
 * Lights the windows of drawn streets by the visitor's clock (art/scenes/living-light.css). They are
 * below the first screen.
 */
export function lightWindows(): void {
  document.documentElement.style.setProperty('--lit', `${litShare(new Date().getHours())}%`)
}
