import { cutLine, EDGE, pageCode, pathData } from '#art/bitting.ts'
import { MARK_PATHS } from '#art/mark-paths.ts'
import { createMarkupPolicy } from '#client/trusted-types.ts'
import styles from './skeleton.css?url'

/** Resolves when the skeleton's styles have loaded; rejects if they fail. */
export function loadStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = styles
    link.onload = () => resolve()
    link.onerror = reject
    document.head.append(link)
  })
}

const boxes = (...names: readonly string[]): string =>
  names.map((name) => `<i class="skeleton-${name}"></i>`).join('')

/** Exploded key blank as placeholder of the page's illustration. */
const PART =
  '<svg class="skeleton-part" viewBox="0 0 630 200" fill="currentColor"><path d="M18 0h134q52 34 52 100t-52 100H18a18 18 0 0 1-18-18V18A18 18 0 0 1 18 0zM220 70h44v60h-44zM318 50h44v18h228l40 32-40 32H362v18h-44z"/></svg>'

/** Returns the moving mark with a text for reduced motion. */
const waiting = (label: string): string =>
  `<span class="spinner skeleton-status" data-size="sm"><svg class="mark-moving" viewBox="0 0 43 50" fill="currentColor">${MARK_PATHS.map(({ upper, lower }) => `<g><path d="${upper}"/><path d="${lower}" class="mark-foot"/></g>`).join('')}</svg><span>${label}</span></span>`

/**
 * Returns the skeleton of the next page as markup; its edge is a key blank cut from left to right.
 * Decorative: the frame's status line announces the loading.
 * @param path path of the page, which determines the cuts
 * @param label text of the moving mark
 */
export function skeleton(path: string, label: string): string {
  return `<div class="skeleton" aria-hidden="true"><div class="skeleton-hero on-dark"><div class="shell-width"><div class="skeleton-words">${boxes('line', 'heading', 'heading', 'line', 'line', 'button', 'button')}</div>${PART}${waiting(label)}</div></div>${edge(path)}<div class="shell-width skeleton-body"><div>${boxes('heading', 'line', 'line', 'line', 'row', 'row', 'row')}</div><div class="skeleton-aside">${boxes('line', 'field', 'field', 'field', 'field')}</div></div></div>`
}

/** Draws the edge of the next page: its cuts are dashed and then drawn one after another from the left. */
function edge(path: string): string {
  const code = pageCode(path)
  const { pitch, step, shape, height } = EDGE
  const period = pitch * code.length
  const cuts = code.map((units, index) => ({ x: pitch * (index + 0.5), depth: units * step }))
  const line = pathData(cutLine(cuts, shape, { from: 0, to: period, top: 0 }))
  const layer = (name: 'blank' | 'cut') =>
    `<svg class="skeleton-edge-${name}" width="100%" height="${height}"><pattern id="skeleton-${name}" width="${period}" height="${height}" patternUnits="userSpaceOnUse"><path d="${line}"/></pattern><rect width="100%" height="100%" fill="url(#skeleton-${name})"/></svg>`
  return `<div class="skeleton-edge">${layer('blank')}<div class="skeleton-edge-made"><div>${layer('cut')}</div></div></div>`
}

const trusted = createMarkupPolicy('skeleton')

/** Creates the element that contains the skeleton of the page at this path. */
export function skeletonElement(path: string, label: string): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = trusted(skeleton(path, label))
  return element
}
