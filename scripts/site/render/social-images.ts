import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pngQuantize } from '@napi-rs/image'
import { Resvg } from '@resvg/resvg-js'
import { business } from '#domain/business/business.ts'
import { socialImagePath } from '#site/seo/social-image.ts'
import { iconSvg } from './brand/icons.ts'
import type { DrawnFiles } from '#art/drawn-file.ts'
import { allCards } from './social/all-cards.ts'

/** Increase it when the same SVG gives other pixels. */
const RASTER_VERSION = 2

/** Addresses of the images: the placeholder in the prerendered page, and the real one. */
export type SocialImages = ReadonlyMap<string, string>

/**
 * Draws the social image of every page into the site, or copies those that the last site has: their
 * names contain a hash of what they show.
 * @param site folder of the site
 */
export async function drawSocialImages(
  site: string,
  {
    drawnFiles,
    last,
    font,
  }: { readonly drawnFiles: DrawnFiles; readonly last: string; readonly font: string },
): Promise<SocialImages> {
  const images = new Map<string, string>()
  for (const { path: page, svg } of allCards({ icon: await ownIcon(site), drawnFiles })) {
    const plain = socialImagePath(page)
    const { dir, name } = path.posix.parse(plain)
    const source = `${RASTER_VERSION} ${svg}`
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
    const address = `${dir}/${name}-${hash}.png`
    const [drawn, file] = [path.join(last, address), path.join(site, address)]
    await mkdir(path.join(site, dir), { recursive: true })
    if (existsSync(drawn)) await copyFile(drawn, file)
    else await writeFile(file, await rasterize(svg, font))
    images.set(plain, address)
  }
  return images
}

/**
 * Returns the owner's icon as a data URL; `null` for the five pins, which the card draws itself.
 */
async function ownIcon(site: string): Promise<string | null> {
  if (business.icon === null) return null
  const svg = await iconSvg(site)
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

function rasterize(svg: string, font: string): Promise<Buffer> {
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: [font], defaultFontFamily: 'League Gothic' },
  }).render()
  // A palette of at most 256 colors takes a third of the bytes of full color.
  return pngQuantize(image.asPng(), { minQuality: 0, speed: 10 })
}

/**
 * Replaces the placeholder of a page's image by its address.
 * @param page path of the page; the not-found page has no image
 * @throws when the placeholder is missing
 */
export function nameSocialImage(html: string, page: string, images: SocialImages): string {
  const plain = socialImagePath(page)
  const address = images.get(plain)
  if (address === undefined) return html
  if (!html.includes(`${plain}"`))
    throw new Error(`${page}: its picture ${plain} is not in its head`)
  return html.replaceAll(`${plain}"`, `${address}"`)
}
