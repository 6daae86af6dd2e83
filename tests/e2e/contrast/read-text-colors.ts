import { Transformer } from '@napi-rs/image'
import type { Page } from '@playwright/test'
import {
  type LowContrastText,
  faintLines,
  type Picture,
  type TextLine,
} from './contrast-problems.ts'

const BARS_IN_FLOW = '.bars { position: static !important; }'

/**
 * Returns styles that hide or recolor letters only, while `currentColor` keeps drawing icons and
 * borders. A halo stays, because it is part of the background. The fixed bar moves to where it
 * covers nothing.
 */
const style = (letters: string): string => `
  *, ::before, ::after, ::placeholder {
    -webkit-text-fill-color: ${letters} !important;
    text-decoration: none !important;
    caret-color: transparent !important;
  }
  svg text { fill: ${letters} !important; }
  ${BARS_IN_FLOW}`

/** Far from every color of the site. */
const MARK_COLOR = '#0f0'

/**
 * Returns lines of text with too little contrast against their background, at the current width.
 */
export async function faintText(page: Page): Promise<readonly LowContrastText[]> {
  await page.evaluate(async () => {
    await Promise.all(
      [...document.images]
        .filter((image) => image.checkVisibility())
        // A drawing that fails to load is checked on a page that shows it.
        .map((image) => image.decode().catch(() => {})),
    )
  })
  const bare = await pictureWith(page, 'transparent')
  const marked = await pictureWith(page, MARK_COLOR)
  // Colors are read with the positions of the screenshots.
  await applyStyle(page, BARS_IN_FLOW)
  const lines = await page.evaluate(textLines)
  await applyStyle(page, '')
  return faintLines(lines, marked, bare)
}

/**
 * Replaces the added stylesheet. Unlike a style element, a constructed one is allowed by every
 * content security policy.
 */
async function applyStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

/** Takes a screenshot of the whole page with all letters in one color. */
async function pictureWith(page: Page, letters: string): Promise<Picture> {
  await applyStyle(page, style(letters))
  const png = await page.screenshot({ fullPage: true, animations: 'disabled' })
  const image = new Transformer(png)
  const { width, height } = await image.metadata()
  return { width, height, pixels: await image.rawPixels() }
}

/**
 * Runs in the page. Returns its lines of text in document order, then generated content and field
 * values.
 */
function textLines(): TextLine[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const rgba = (color: string): TextLine['color'] => {
    if (!canvas) throw new Error('no canvas')
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const opacityOf = (element: Element): number => {
    let opacity = 1
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity)
    return opacity
  }
  /**
   * Returns the required contrast. Large means 24 px, or 18.66 px and bold (WCAG 2.2, 'large
   * scale'). Text of a drawing is measured at its drawn size.
   */
  const leastOf = (styles: CSSStyleDeclaration, scale: number): number => {
    const size = Number.parseFloat(styles.fontSize) * scale
    return size >= 24 || (size >= 18.66 && Number(styles.fontWeight) >= 700) ? 3 : 4.5
  }
  const scaleOf = (element: Element): number => {
    const matrix = element instanceof SVGTextElement ? element.getScreenCTM() : null
    // The scale of a possibly rotated element.
    return matrix ? Math.hypot(matrix.c, matrix.d) : 1
  }

  /** Returns whether this is an element clipped to nothing, for screen readers only. */
  const isOnlyHeard = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect()
      if ((width <= 1 && height <= 1) || getComputedStyle(at).clipPath.startsWith('inset(50%'))
        return true
    }
    return false
  }

  const lines: TextLine[] = []
  const add = (
    text: string,
    box: DOMRect,
    element: Element,
    styles: CSSStyleDeclaration = getComputedStyle(element),
  ): void => {
    if (box.width < 1 || box.height < 1) return
    const [red, green, blue, alpha] = rgba(
      element instanceof SVGElement ? styles.fill : styles.color,
    )
    const shown = alpha * opacityOf(element)
    // Transparent at this moment, such as the inactive words of the home page.
    if (shown === 0) return
    lines.push({
      text: text.trim().slice(0, 50),
      x: box.x + scrollX,
      y: box.y + scrollY,
      width: box.width,
      height: box.height,
      color: [red, green, blue, shown],
      least: leastOf(styles, scaleOf(element)),
    })
  }

  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (!element || text.trim() === '' || !element.checkVisibility({ visibilityProperty: true }))
      continue
    // Disabled controls have no contrast requirement (WCAG 2.2, 1.4.3).
    if (element.closest(':disabled') || isOnlyHeard(element)) continue
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) add(text, box, element)
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    if (!field.checkVisibility({ visibilityProperty: true }) || field.disabled) continue
    const isHint = field.value === '' && Boolean(field.placeholder)
    const styles = isHint ? getComputedStyle(field, '::placeholder') : undefined
    add(isHint ? field.placeholder : field.value, field.getBoundingClientRect(), field, styles)
  }
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    for (const part of ['::before', '::after']) {
      const styles = getComputedStyle(element, part)
      if (/["(]/.test(styles.content) && styles.content !== '""')
        add(styles.content, element.getBoundingClientRect(), element, styles)
    }
  }
  return lines
}
