/** Font families that are downloaded (site/fonts.css); all others are installed on the device. */
const FAMILIES = ['Libre Franklin Variable', 'League Gothic Variable'] as const

/** Largest change of letter spacing, em; not noticeable to readers. */
const MAX_SPACING_EM = 0.02
/** Offsets that are tried around the spacing that restores the former text width, em. */
const SPACING_OFFSETS_EM = [0, 0.003, -0.003, 0.008, -0.008, 0.014, -0.014] as const

/** Differences below this are rounding errors; no browser reports them as layout shifts. */
const SHIFT_TOLERANCE_PX = 2

/** Class of a page, or part of one, that uses fallback fonts (site/fonts.css). */
const FALLBACK_FONTS_CLASS = 'fallback-fonts'

/**
 * Loads the fonts and swaps them in without layout shifts. Until then the page uses fallback fonts
 * (class `fallback-fonts`, set by load-scripts.ts). Visible text keeps its line breaks, because a
 * line more or less would move everything below it (docs/decisions/0018). Parts are changed one per
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

interface Painted {
  readonly block: HTMLElement
  readonly font: string
  readonly before: Layout
}

/** Layout of a block's text: its height, and the position of each inline run. */
interface Layout {
  readonly height: number
  readonly starts: readonly DOMRect[]
  /** Sum of the widths of its lines, px. */
  readonly width: number
}

/**
 * Applies a change and keeps the line breaks of the given blocks. A block that breaks differently
 * gets slightly wider or narrower letter spacing; if that does not help, it keeps its old font.
 */
function keepLines(blocks: readonly HTMLElement[], change: () => void): void {
  const painted = blocks.map((block): Painted => ({
    block,
    font: getComputedStyle(block).fontFamily,
    before: layoutOf(block),
  }))
  change()
  let moved = painted
    .filter(hasMoved)
    .map((entry) => ({ ...entry, spacing: spacingFor(entry), size: sizeOf(entry.block) }))
  for (const more of SPACING_OFFSETS_EM) {
    for (const { block, spacing, size } of moved) {
      const spaced = Math.max(-MAX_SPACING_EM, Math.min(spacing + more, MAX_SPACING_EM))
      block.style.letterSpacing = `${spaced * size}px`
    }
    moved = moved.filter(hasMoved)
  }
  for (const { block, font, before } of moved) {
    block.style.letterSpacing = ''
    if (isHigher(layoutOf(block), before)) block.style.fontFamily = font
  }
}

const isHigher = (after: Layout, before: Layout): boolean =>
  Math.abs(after.height - before.height) > SHIFT_TOLERANCE_PX

function hasMoved({ block, before }: Painted): boolean {
  const after = layoutOf(block)
  return (
    isHigher(after, before) ||
    after.starts.some(({ x, y }, index) => {
      const start = before.starts[index]
      return start && Math.max(Math.abs(x - start.x), Math.abs(y - start.y)) > SHIFT_TOLERANCE_PX
    })
  )
}

/** Returns the letter spacing, em, that restores the text's former width. */
function spacingFor({ block, before }: Painted): number {
  const letters = block.textContent.length
  return (before.width - layoutOf(block).width) / letters / sizeOf(block)
}

const sizeOf = (block: Element): number => Number.parseFloat(getComputedStyle(block).fontSize)

function layoutOf(block: HTMLElement): Layout {
  const { height } = block.getBoundingClientRect()
  const range = document.createRange()
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const runs: DOMRect[][] = []
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode)
    runs.push([...range.getClientRects()])
  }
  return {
    height,
    starts: runs.slice(1).flatMap(([start]) => start ?? []),
    width: runs.flat().reduce((sum, rect) => sum + rect.width, 0),
  }
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
