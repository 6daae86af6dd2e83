import { replaceContent } from '#site/ui/replace-content.ts'

/**
 * Replaces the parts of a page by those that the server rendered anew, and restores the focus. A
 * part with an open form is kept as long as the lead's state in it is the same.
 * @param attribute `data-live` or `data-part`; its value names the part
 * @param forced the part to replace even while a form in it is open
 */
export function replaceParts(
  root: ParentNode,
  rendered: ParentNode,
  attribute: 'data-live' | 'data-part',
  forced: Element | null = null,
): void {
  for (const fresh of rendered.querySelectorAll(`[${attribute}]`)) {
    const old = root.querySelector(`[${attribute}="${fresh.getAttribute(attribute)}"]`)
    if (!old || old.innerHTML === fresh.innerHTML) continue
    const isOpen = old.querySelector('details[open]') !== null
    if (isOpen && old !== forced && stateIn(old) === stateIn(fresh)) continue
    const focused = old.contains(document.activeElement) ? document.activeElement : null
    replaceContent(old, fresh.childNodes)
    const next = focused && (findLike(focused, old) ?? old.querySelector<HTMLElement>('a, button'))
    next?.focus({ preventScroll: true })
  }
}

const stateIn = (part: Element): string | undefined =>
  part.querySelector<HTMLInputElement>('input[name=from]')?.value

function findLike(element: Element, part: Element): HTMLElement | null {
  const href = element.getAttribute('href')
  return part.querySelector(href ? `a[href="${CSS.escape(href)}"]` : element.localName)
}
