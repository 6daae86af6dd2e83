/** What comes over the line (app/fonts.css); everything else is on the machine. */
const FAMILIES = ['Libre Franklin Variable', 'League Gothic Variable'] as const

/** Parts of an em between letters, tried in turn: nobody sees them, and a word more or less fits on a line. */
const SPACINGS = [0.004, 0.008, 0.014, 0.02] as const

/** A line is higher than that, a rounded pixel lower. */
const SAME_PX = 2

/**
 * Brings the fonts. Until they are there the page stands in their fallbacks
 * (`unlettered`, set by start.ts); then it changes into both at once, and
 * whatever stands on the screen keeps its number of lines: a line more or less
 * would move all that is below it (docs/decisions/0018). Resolves when the page has changed, or when
 * a font is lost and the page keeps what it has.
 */
export async function bringFonts(): Promise<void> {
  await Promise.allSettled(FAMILIES.map((family) => document.fonts.load(`1em "${family}"`)))
  const { classList } = document.documentElement
  keepLines(textBlocks(), () => classList.remove('unlettered'))
}

/** One that has other lines after a change is set a hair wider or closer; where that is not enough, it keeps its font. */
function keepLines(blocks: readonly HTMLElement[], change: () => void): void {
  const painted = blocks.map((block) => ({
    block,
    height: block.getBoundingClientRect().height,
    font: getComputedStyle(block).fontFamily,
  }))
  change()
  let moved = painted
    .map((entry) => ({ ...entry, by: entry.block.getBoundingClientRect().height - entry.height }))
    .filter(({ by }) => Math.abs(by) > SAME_PX)
  for (const spacing of SPACINGS) {
    for (const { block, by } of moved)
      block.style.letterSpacing = `${by < 0 ? spacing : -spacing}em`
    moved = moved.filter(
      ({ block, height }) => Math.abs(block.getBoundingClientRect().height - height) > SAME_PX,
    )
  }
  for (const { block, font } of moved) {
    block.style.letterSpacing = ''
    block.style.fontFamily = font
  }
}

/** What on the screen holds text of its own. What is not laid out yet stays so. */
function textBlocks(): readonly HTMLElement[] {
  const passed = document.documentElement.classList.contains('laid')
    ? 'script, style'
    : 'script, style, [data-later]'
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element
        ? node.matches(passed)
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
