import { readFile } from 'node:fs/promises'
import path from 'node:path'
import Beasties from 'beasties'
import { firstPaintStyles } from './first-paint.ts'

/**
 * The rules of the stylesheet that match something in this page, as the text
 * of one `<style>`. Web fonts stay out: text paints at once in the fallback of
 * the same width, and the full stylesheet brings the fonts after the paint.
 * What is marked `data-later` lies below the first screen and is left out.
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
    // States that scripts or the visitor bring about before the full stylesheet is there.
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
    // What the inline head script may say of the page before anything is painted.
    withoutLater(html.replace('<html ', '<html class="js" data-asks-consent data-sent ')).replace(
      '</head>',
      `<link rel="stylesheet" href="${href}"></head>`,
    ),
  )
  const styles = [...inlined.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, text]) => text ?? '',
  )
  if (styles.length === 0) throw new Error('no critical styles were found')
  return withoutIdleProperties(firstPaintStyles(styles.join('')))
}

/**
 * Registrations of custom properties that no inlined rule reads, and the
 * fallback for browsers without them, wait for the full stylesheet.
 */
function withoutIdleProperties(styles: string): string {
  const registration = /@property (--[\w-]+)\{[^}]*\}/g
  const rules = styles
    .replace(/@layer properties\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/, '')
    .replace(registration, '')
  const kept = [...styles.matchAll(registration)].filter(
    ([, name]) => rules.includes(`${name})`) || rules.includes(`${name},`),
  )
  return rules + kept.map(([text]) => text).join('')
}

/** The page without its elements marked `data-later`, which are all divs. */
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

/** The metric-matched fallbacks of the text font, which the first paint needs and no download serves (site/fonts.css). */
export async function textFallback(site: string, href: string): Promise<string> {
  const sheet = await readFile(path.join(site, href), 'utf8')
  const faces = (sheet.match(/@font-face\{[^}]*\}/g) ?? []).filter((rule) =>
    rule.includes('Body Fallback'),
  )
  if (faces.length === 0) throw new Error('the text font’s fallback is missing from the stylesheet')
  return faces.join('')
}
