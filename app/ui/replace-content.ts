/** Replaces what an element contains. `replaceChildren` is missing before Chrome 86. */
export function replaceContent(element: Element, nodes: Iterable<Node>): void {
  // First, because the nodes may be a live list.
  const fresh = [...nodes]
  element.textContent = ''
  element.append(...fresh)
}
