/**
 * Returns the share of windows that are lit at an hour of the day, in percent.
 * @param hour 0 to 23
 */
export function litShare(hour: number): number {
  if (hour >= 17 && hour < 23) return 100
  return hour >= 23 || hour < 6 ? 75 : 50
}

/** Returns the sky over drawn streets at an hour of the day. */
export function skyAt(hour: number): 'day' | 'dusk' | 'night' {
  if (hour >= 8 && hour < 17) return 'day'
  return hour >= 6 && hour < 20 ? 'dusk' : 'night'
}

/**
 * Sets sky and windows of drawn streets by the visitor's clock (art/scenes/living-light.css). They are
 * below the first screen.
 */
export function lightWindows(): void {
  const hour = new Date().getHours()
  for (const scene of document.querySelectorAll<HTMLElement>('.emergency-light, .category-scene')) {
    scene.dataset['sky'] = skyAt(hour)
    scene.style.setProperty('--lit', `${litShare(hour)}%`)
  }
}
