import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pngQuantize } from '@napi-rs/image'
import { renderAsync } from '@resvg/resvg-js'
import { business } from '#domain/business/business.ts'
import { socialImagePath } from '#site/seo/social-image.ts'
import { iconSvg } from './brand/icons.ts'
import type { DrawnFiles } from '#art/drawn-file.ts'
import { allCards } from './social/all-cards.ts'

/** Increase it when the same SVG gives other pixels. */
const RASTER_VERSION = 2

/** Images drawn at a time, by half of the threads that also read and write files. */
const LANES = 2

/** Addresses of the images: the placeholder in the prerendered page, and the real one. */
export type SocialImages = ReadonlyMap<string, string>

export interface SocialImageOptions {
  readonly drawnFiles: DrawnFiles
  /** Folder of the last site. */
  readonly last: string
  readonly font: string
  /** Fast: in full color, for three times the bytes, which only crawlers load. */
  readonly compression: 'best' | 'fast'
}

/**
 * Names the social image of every page. Their names contain a hash of what they show, so `draw`
 * copies those that the last site has.
 * @param site folder of the site
 */
export async function planSocialImages(
  site: string,
  { drawnFiles, last, font, compression }: SocialImageOptions,
): Promise<{ readonly images: SocialImages; readonly draw: () => Promise<void> }> {
  const planned = allCards({ icon: await ownIcon(site), drawnFiles }).map(({ path: page, svg }) => {
    const plain = socialImagePath(page)
    const best = imageAddress(plain, `${RASTER_VERSION} ${svg}`)
    const isBest = compression === 'best' || existsSync(path.join(last, best))
    const address = isBest ? best : imageAddress(plain, `${RASTER_VERSION} fast ${svg}`)
    return { plain, svg, address }
  })
  async function drawOne({ svg, address }: (typeof planned)[number]): Promise<void> {
    const [drawn, file] = [path.join(last, address), path.join(site, address)]
    await mkdir(path.dirname(file), { recursive: true })
    if (existsSync(drawn)) await copyFile(drawn, file)
    else await writeFile(file, await rasterize(svg, font, compression))
  }
  return {
    images: new Map(planned.map(({ plain, address }) => [plain, address])),
    async draw() {
      const left = planned.values()
      const lane = async (): Promise<void> => {
        for (const image of left) await drawOne(image)
      }
      await Promise.all(Array.from({ length: LANES }, lane))
    },
  }
}

/** Returns '/assets/social/faq-Ab12_-9z.png' for '/assets/social/faq.png'. */
function imageAddress(plain: string, source: string): string {
  const { dir, name } = path.posix.parse(plain)
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return `${dir}/${name}-${hash}.png`
}

/**
 * Returns the owner's icon as a data URL; `null` for the five pins, which the card draws itself.
 */
async function ownIcon(site: string): Promise<string | null> {
  if (business.icon === null) return null
  const svg = await iconSvg(site)
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** Draws in the thread pool, beside the work on the pages. */
async function rasterize(
  svg: string,
  font: string,
  compression: SocialImageOptions['compression'],
): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: [font], defaultFontFamily: 'League Gothic' },
  })
  const png = image.asPng()
  // A palette of at most 256 colors takes a third of the bytes of full color, and most of the time.
  return compression === 'fast' ? png : await pngQuantize(png, { minQuality: 0, speed: 10 })
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
