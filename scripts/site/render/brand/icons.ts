import { writeFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pngQuantize } from '@napi-rs/image'
import { Resvg } from '@resvg/resvg-js'
import { business } from '#domain/business/business.ts'
import { siteColors } from '#domain/color/colors.ts'
import { logoSvg, pinsIcon } from '#art/logo-file.ts'
import { loadLogoFaces } from './font-outlines.ts'

/**
 * Writes the files with the owner's name and colors into the built site: the logo of `nameLines`
 * (served whether or not `logoUrl` names it), the tab's icon, and its two sizes for home screens.
 * @param site folder of the built site, which already contains the owner's files
 */
export async function writeBrand(site: string): Promise<void> {
  const icon = await iconSvg(site)
  const files: Readonly<Record<string, string | Buffer>> = {
    'logo.svg': logoSvg(await loadLogoFaces()),
    'favicon.svg': icon,
    'apple-touch-icon.png': await iconPng(icon, 180),
    'icon-512.png': await iconPng(icon, 512),
  }
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(site, name), content)
}

/**
 * Returns the browser tab's icon: the five pins, or the owner's file; a PNG is wrapped in an SVG,
 * so that the address is always the same.
 * @param folder of the owner's files
 */
export async function iconSvg(folder: string): Promise<string> {
  const { icon } = business
  if (icon === null) return pinsIcon()
  const file = await readFile(path.join(folder, icon))
  return icon.toLowerCase().endsWith('.svg') ? file.toString() : asImage('image/png', file)
}

/** Renders the icon for home screens, which need a PNG, at this size in px. */
export function iconPng(svg: string, size: number): Promise<Buffer> {
  const whole = asImage('image/svg+xml', Buffer.from(svg))
  const image = new Resvg(whole, {
    fitTo: { mode: 'width', value: size },
    // Home screens fill transparent areas with black.
    background: siteColors().card,
  }).render()
  return pngQuantize(image.asPng(), { minQuality: 0 })
}

/** Returns a picture centered in a square. */
function asImage(type: string, file: Buffer): string {
  const data = `data:${type};base64,${file.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><image width="512" height="512" href="${data}"/></svg>`
}
