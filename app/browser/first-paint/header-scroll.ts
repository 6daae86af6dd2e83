/**
 * Marks the document while it is scrolled, which turns the header from transparent to white.
 * Inline, because visitors scroll long before the bundle has loaded.
 */
export function watchHeaderScroll(): void {
  const note = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 0)
  addEventListener('scroll', note, { passive: true })
  // In a frame, because reading the position during parsing forces a layout.
  requestAnimationFrame(note)
}
