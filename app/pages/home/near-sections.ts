/** Distance from the screen at which a section is shown, px. */
const NEAR_MARGIN_PX = 400

/**
 * Shows the lower sections as the visitor scrolls near them. Their HTML is in the page from the
 * start, for search engines and visitors without scripts; until then the browser neither lays them
 * out nor paints them. If this script fails to load they are never hidden.
 */
export function watchNearSections(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        target.setAttribute('data-near', '')
        observer.unobserve(target)
      }
    },
    { rootMargin: `${NEAR_MARGIN_PX}px 0px` },
  )
  for (const section of document.querySelectorAll('[data-near-section]')) observer.observe(section)
  document.documentElement.classList.add('watched')
}
