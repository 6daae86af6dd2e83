import { replaceContent } from '#app/ui/replace-content.ts'

/**
 * Replaces the parts of a page by those that the server rendered anew, and restores the focus. A
 * part with an open form is kept as long as the lead's state in it is the same; a fold of content
 * stays open.
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
    const isOpen = old.querySelector('details[open]:not([data-fold])') !== null
    if (isOpen && old !== forced && stateIn(old) === stateIn(fresh)) continue
    for (const fold of old.querySelectorAll<HTMLElement>('details[open][data-fold]'))
      fresh.querySelector(`[data-fold="${fold.dataset['fold']}"]`)?.setAttribute('open', '')
    const focused = old.contains(document.activeElement) ? document.activeElement : null
    replaceContent(old, fresh.childNodes)
    const next = focused && (findLike(focused, old) ?? old.querySelector<HTMLElement>('a, button'))
    next?.focus({ preventScroll: true })
  }
}

const stateIn = (part: Element): string | undefined =>
  part.querySelector<HTMLInputElement>('input[name=from]')?.value

/** Finds the element that does the same: the link to the same address, or the button of the same form. */
function findLike(element: Element, part: Element): HTMLElement | null {
  const href = element.getAttribute('href')
  if (href) return part.querySelector(`a[href="${CSS.escape(href)}"]`)
  const action = element.closest('form')?.getAttribute('action')
  const value = element.getAttribute('value')
  const same =
    action && value
      ? `form[action="${CSS.escape(action)}"] ${element.localName}[value="${CSS.escape(value)}"]`
      : element.localName
  return part.querySelector<HTMLElement>(same) ?? part.querySelector(element.localName)
}
