function block(name: string, ...content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement('div')
  element.className = name
  element.append(...content)
  return element
}

const lines = (count: number): HTMLElement[] =>
  Array.from({ length: count }, () => document.createElement('i'))

/**
 * Creates the skeleton of the next page: a dark first screen and a light part below it.
 * Decorative: the frame's status line announces the loading.
 * @param label text under the lines of the first screen
 */
export function createSkeleton(label: string): HTMLElement {
  const hero = block('shell-width', ...lines(4), block('skeleton-label', label))
  const skeleton = block(
    'skeleton',
    block('skeleton-hero on-dark', hero),
    block('shell-width', ...lines(6)),
  )
  skeleton.setAttribute('aria-hidden', 'true')
  return skeleton
}
