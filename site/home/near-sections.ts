/** A section appears once it is this close to the screen. */
export const NEAR_MARGIN = 400

/**
 * Lets the lower sections appear as the visitor comes near. Their HTML
 * is in the page from the start, for search engines and for visitors without
 * scripts; until then the browser neither lays them out nor paints them. Where
 * this script is lost they are never hidden.
 */
export function watchNearSections(root: ParentNode): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        target.setAttribute('data-near', '')
        observer.unobserve(target)
      }
    },
    { rootMargin: `${NEAR_MARGIN}px 0px` },
  )
  for (const section of waiting(root)) observer.observe(section)
  document.documentElement.classList.add('watched')
}

/** Lets all of them appear: somebody is on the way back to where they were. */
export function showNearSections(root: ParentNode): void {
  for (const section of waiting(root)) section.setAttribute('data-near', '')
}

const waiting = (root: ParentNode) => root.querySelectorAll('[data-near-section]:not([data-near])')
