/** Milliseconds for which each word is shown. */
const ROTATION_INTERVAL_MS = 1800

const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)'

/**
 * Handles the pause button of the changing word. The motion is CSS; this pauses it, also in hidden
 * tabs and off the screen, where it would delay scrolling, and with reduced motion swaps the words
 * while Play is on.
 */
export function watchRotation(): void {
  const hero = document.querySelector<HTMLElement>('.hero')
  const words = hero?.querySelector<HTMLElement>('.hero-words')
  const button = hero?.querySelector<HTMLElement>('.hero-pause')
  if (!hero || !words || !button) return
  const reduced = matchMedia(REDUCED_MOTION_QUERY)
  /** The visitor's choice; `null` before it. */
  let choice: boolean | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  let word = 0
  let isOnScreen = true

  const draw = () => {
    const playing = choice ?? !reduced.matches
    const moves = playing && isOnScreen && document.visibilityState === 'visible'
    hero.toggleAttribute('data-paused', !moves)
    button.toggleAttribute('data-stopped', !playing)
    clearInterval(timer)
    if (!reduced.matches) return words.removeAttribute('data-word')
    words.dataset['word'] = String(word)
    if (moves) timer = setInterval(next, ROTATION_INTERVAL_MS)
  }
  const next = () => {
    word = (word + 1) % words.childElementCount
    words.dataset['word'] = String(word)
  }
  const toggle = () => {
    choice = !(choice ?? !reduced.matches)
    draw()
  }

  button.addEventListener('click', toggle)
  reduced.addEventListener('change', draw)
  document.addEventListener('visibilitychange', draw)
  new IntersectionObserver((entries) => {
    isOnScreen = entries[entries.length - 1]?.isIntersecting ?? true
    draw()
  }).observe(hero)
  draw()
  button.dataset['hydrated'] = ''
}
