/**
 * Marks the document while it is scrolled at all: the header turns from
 * transparent to white. Inline, because the page is scrolled long before
 * its bundle has come.
 */
export function watchScroll(): void {
  const note = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 0)
  addEventListener('scroll', note, { passive: true })
  note()
}
