/** Font families that are downloaded (site/fonts.css); all others are installed on the device. */
const FAMILIES = ['Libre Franklin Variable', 'League Gothic Variable'] as const

/** Differences below this are rounding errors; no browser reports them as layout shifts. */
const SHIFT_TOLERANCE_PX = 2

/** Class of a page, or part of one, that uses fallback fonts (site/fonts.css). */
const FALLBACK_FONTS_CLASS = 'fallback-fonts'

/**
 * Loads the fonts and swaps them in without layout shifts. Until then the page uses fallback fonts
 * (class `fallback-fonts`, set by load-scripts.ts). Visible text keeps its line breaks, because a line
 * more or less would move everything below it (docs/decisions/0018). Parts are changed one per
 * frame, visible parts first: changing a whole page at once blocks a slow phone for half a second.
 * Resolves when all parts are changed, or when a font fails and the page keeps its fallbacks.
 */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled(FAMILIES.map((family) => document.fonts.load(`1em "${family}"`)))
  const parts = [...document.querySelectorAll<HTMLElement>(FONT_SCOPES)]
  for (const { classList } of parts) classList.add(FALLBACK_FONTS_CLASS)
  document.documentElement.classList.remove(FALLBACK_FONTS_CLASS)
  for (const part of parts.toSorted(inViewportFirst)) {
    const blocks = textBlocks(part)
    keepLines(blocks, () => part.classList.remove(FALLBACK_FONTS_CLASS))
    if (blocks.length > 0 || part.matches(LAID_OUT)) await nextFrame()
  }
}

/** Selector of the page's parts; together they contain all of its text (site/fonts.css). */
const FONT_SCOPES = 'body > :not(main), main > *'
/** Parts below the first screen that are laid out (ui/later.css). The others need no measuring. */
const LAID_OUT = '.laid [data-later], [data-laid]'

const isWaitingForFonts = (part: Element): boolean =>
  part.matches('[data-later]') && !part.matches(LAID_OUT)

const inViewportFirst = (one: Element, other: Element): number =>
  Number(isOnScreen(other)) - Number(isOnScreen(one))

/**
 * Applies a change and keeps the line breaks of the given blocks: one that breaks differently keeps
 * its old font.
 */
function keepLines(blocks: readonly HTMLElement[], change: () => void): void {
  const painted = blocks.map((block) => ({
    block,
    fontFamily: getComputedStyle(block).fontFamily,
    before: lineHeights(block),
  }))
  change()
  for (const { block, fontFamily, before } of painted) {
    const after = lineHeights(block)
    if (before.some((height, at) => Math.abs(height - (after[at] ?? 0)) > SHIFT_TOLERANCE_PX))
      block.style.fontFamily = fontFamily
  }
}

/** Returns the height of a block and, from its top, those of the lines of each text node, px. */
function lineHeights(block: HTMLElement): readonly number[] {
  const { top, height } = block.getBoundingClientRect()
  const range = document.createRange()
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const heights = [height]
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode)
    heights.push(...Array.from(range.getClientRects(), (line) => line.top - top))
  }
  return heights
}

/** Returns the visible blocks of a part that contain text of their own. */
function textBlocks(part: Element): readonly HTMLElement[] {
  if (!isOnScreen(part) || isWaitingForFonts(part)) return []
  const walker = document.createTreeWalker(
    part,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element
        ? node.matches('script, style') || isWaitingForFonts(node)
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_SKIP
        : NodeFilter.FILTER_ACCEPT,
  )
  const blocks = new Set<HTMLElement>()
  while (walker.nextNode()) {
    if (walker.currentNode.nodeValue?.trim() === '') continue
    const block = blockOf(walker.currentNode.parentElement)
    if (block !== null && isOnScreen(block)) blocks.add(block)
  }
  return [...blocks]
}

function blockOf(element: HTMLElement | null): HTMLElement | null {
  return element !== null && getComputedStyle(element).display === 'inline'
    ? blockOf(element.parentElement)
    : element
}

function isOnScreen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < innerHeight
}

/** Resolves once the next frame has been drawn. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
