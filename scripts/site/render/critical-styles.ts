import Beasties from 'beasties'
import { firstPaintStyles } from './first-paint.ts'

/**
 * Returns the rules of the stylesheet that match something in this page, as the text of one
 * `<style>`. Elements marked `data-later` are below the first screen and left out.
 * @param site folder of the built site
 * @param href address of the stylesheet in it
 */
export async function criticalStyles(html: string, site: string, href: string): Promise<string> {
  const beasties = new Beasties({
    path: site,
    publicPath: '/',
    preload: 'body',
    pruneSource: false,
    fonts: false,
    inlineFonts: false,
    keyframes: 'critical',
    compress: true,
    logLevel: 'silent',
    // States that scripts or the visitor cause before the full stylesheet is loaded.
    allowRules: [
      /:focus-visible/,
      /skip-link/,
      /data-near/,
      /data-later/,
      /data-scrolled/,
      /data-logo/,
      /:root/,
    ],
  })
  const inlined = await beasties.process(
    // Attributes that the inline head script may set before the first paint.
    withoutLater(html.replace('<html ', '<html class="js" data-asks-consent data-sent ')).replace(
      '</head>',
      `<link rel="stylesheet" href="${href}"></head>`,
    ),
  )
  const styles = [...inlined.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, text]) => text ?? '',
  )
  if (styles.length === 0) throw new Error('no critical styles were found')
  return firstPaintStyles(styles.join(''))
}

/** Returns the page without its elements marked `data-later`, which are all divs. */
export function withoutLater(html: string): string {
  const start = html.indexOf('<div data-later="">')
  if (start === -1) return html
  const tags = /<(\/?)div\b/g
  tags.lastIndex = start
  let depth = 0
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1
    if (depth === 0)
      return withoutLater(html.slice(0, start) + html.slice(tag.index + '</div>'.length))
  }
  throw new Error('an element marked data-later is not closed')
}
