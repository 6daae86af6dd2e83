import { createPageParser } from '#client/trusted-types.ts'

export const parse = createPageParser('board')

/**
 * Replaces parts of this page by those of a newly rendered page and restores the focus.
 * @param attribute `data-live` or `data-part`; its value names the part
 * @param forced the part to replace even while a form in it is open
 */
export function replaceParts(
  page: Document,
  attribute: string,
  forced: Element | null = null,
): void {
  for (const fresh of page.querySelectorAll(`[${attribute}]`)) {
    const old = document.querySelector(`[${attribute}="${fresh.getAttribute(attribute)}"]`)
    if (!old || old.innerHTML === fresh.innerHTML) continue
    // An open form is kept as long as the lead's state is the same.
    const isOpen = old.querySelector('details[open]') !== null
    if (isOpen && old !== forced && stateIn(old) === stateIn(fresh)) continue
    const focused = old.contains(document.activeElement) ? document.activeElement : null
    old.replaceChildren(...fresh.childNodes)
    const next = focused && (findLike(focused, old) ?? old.querySelector<HTMLElement>('a, button'))
    next?.focus({ preventScroll: true })
  }
  document.title = page.title
}

const stateIn = (part: Element): string | undefined =>
  part.querySelector<HTMLInputElement>('input[name=from]')?.value

function findLike(element: Element, part: Element): HTMLElement | null {
  const href = element.getAttribute('href')
  return part.querySelector(href ? `a[href="${CSS.escape(href)}"]` : element.localName)
}
