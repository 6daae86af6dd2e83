import { nextFrame } from './next-frame.ts'

/** What comes over the connection (site/fonts.css); everything else is on the machine. */
const FAMILIES = ['Libre Franklin Variable', 'League Gothic Variable'] as const

/** Parts of an em, more or less between two letters: nobody sees it. */
const MOST = 0.02
/** What is tried beside the spacing with which a text is as wide as before. */
const NEAR = [0, 0.003, -0.003, 0.008, -0.008, 0.014, -0.014] as const

/** Less than that is rounding, and no browser calls it a shift. */
const SAME_PX = 2

/** The page stands in the fallbacks of its fonts, or a part of it does (site/fonts.css). */
const WITHOUT = 'unlettered'

/**
 * Brings the fonts. Until they are there the page stands in their fallbacks
 * (`unlettered`, set by start.ts); then it changes into both, and whatever
 * stands on the screen keeps its lines: one more or less would move all that is
 * below it (docs/decisions/0018). It changes part by part, what is seen first,
 * a frame for each: a whole page in one go keeps a slow phone from answering
 * for half a second. Resolves when all of it has changed, or when a font is
 * lost and the page keeps what it has.
 */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled(FAMILIES.map((family) => document.fonts.load(`1em "${family}"`)))
  const parts = [...document.querySelectorAll<HTMLElement>(FONT_SCOPES)]
  for (const { classList } of parts) classList.add(WITHOUT)
  document.documentElement.classList.remove(WITHOUT)
  for (const part of parts.toSorted(inViewportFirst)) {
    const blocks = textBlocks(part)
    keepLines(blocks, () => part.classList.remove(WITHOUT))
    if (blocks.length > 0 || part.matches(LAID_OUT)) await nextFrame()
  }
}

/** Of the page; all of its text is in one of them (site/fonts.css). */
const FONT_SCOPES = 'body > :not(main), main > *'
/** What lies below the first screen and is laid out (ui/later.css); the rest of it waits, and is not laid out for this. */
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

/** How a block's text lies: its height, and where each run of it that follows another begins. */
interface Layout {
  readonly height: number
  readonly starts: readonly DOMRect[]
  /** Of all its lines together, px. */
  readonly width: number
}

/** One that lies otherwise after a change is set a hair wider or closer; one whose height that does not mend keeps its font. */
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
  for (const more of NEAR) {
    for (const { block, spacing, size } of moved) {
      const spaced = Math.max(-MOST, Math.min(spacing + more, MOST))
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
  Math.abs(after.height - before.height) > SAME_PX

function hasMoved({ block, before }: Painted): boolean {
  const after = layoutOf(block)
  return (
    isHigher(after, before) ||
    after.starts.some(({ x, y }, index) => {
      const start = before.starts[index]
      return start && Math.max(Math.abs(x - start.x), Math.abs(y - start.y)) > SAME_PX
    })
  )
}

/** Parts of an em by which each letter has to grow for the whole text to be as wide as it was. */
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

/** What of a part stands on the screen and holds text of its own. */
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
