import { isNight } from '#domain/time/is-night.ts'

const root = document.documentElement

/**
 * Draws the page in its night colors between dusk and dawn of the business, and for visitors whose
 * system is dark (styles/night.css). A remembered page is the same at any time.
 */
export function showNight(): void {
  const [latitude = 0, longitude = 0] = (root.dataset['place'] ?? '').split(' ').map(Number)
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  root.classList.toggle('night', isDark || isNight(Date.now(), { latitude, longitude }))
}
