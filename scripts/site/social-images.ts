import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pngQuantize } from '@napi-rs/image'
import { Resvg } from '@resvg/resvg-js'
import { business } from '../../domain/business.ts'
import { socialImagePath } from '#site/seo/social-image.ts'
import { signSvg } from './brand/sign.ts'
import { drawnFiles } from './drawn-files.ts'
import type { allCards } from './social/card.ts'
import { cached } from './social/cache.ts'
import { displayFont } from './social/display-font.ts'

/** Counted up whenever the same SVG is turned into other pixels, so that no cached picture is taken for it. */
const RASTER = 2

/** Addresses of the pictures: as the pages were prerendered with them, and as they are. */
export type SocialImages = ReadonlyMap<string, string>

/**
 * Draws the social image of every page into the built site.
 * @param site folder of the built site
 */
export async function drawSocialImages(
  site: string,
  cards: typeof allCards,
): Promise<SocialImages> {
  const font = await displayFont()
  const images = new Map<string, string>()
  for (const { path: page, svg } of cards({ sign: await ownSign(site), drawnFiles })) {
    const plain = socialImagePath(page)
    const { dir, name } = path.posix.parse(plain)
    const file = await cached(name, '.png', `${RASTER} ${svg}`, () => rasterize(svg, font))
    const address = `${dir}/${path.basename(file)}`
    await mkdir(path.join(site, dir), { recursive: true })
    await cp(file, path.join(site, address))
    images.set(plain, address)
  }
  return images
}

/** The owner's own sign within an address; null as long as it is the five pins, which the card draws itself. */
async function ownSign(site: string): Promise<string | null> {
  if (business.icon === null) return null
  const svg = await signSvg(site)
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

function rasterize(svg: string, font: string): Promise<Buffer> {
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: [font], defaultFontFamily: 'League Gothic' },
  }).render()
  // A palette of 256 colors at most takes a third of the bytes of full color.
  return pngQuantize(image.asPng(), { minQuality: 0, speed: 10 })
}

/**
 * A prerendered page with the real address of its picture.
 * @param page path of the page; the not-found page has no picture
 * @throws when a page that should name its picture does not
 */
export function nameSocialImage(html: string, page: string, images: SocialImages): string {
  const plain = socialImagePath(page)
  const address = images.get(plain)
  if (address === undefined) return html
  if (!html.includes(`${plain}"`))
    throw new Error(`${page}: its picture ${plain} is not in its head`)
  return html.replaceAll(`${plain}"`, `${address}"`)
}
