import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { rasterize } from '../rasterize.ts'
import { business } from '#domain/business/business.ts'
import { siteColors } from '#domain/color/colors.ts'
import { logoSvg, pinsIcon } from '#art/computed/logo-file.ts'
import { loadLogoFaces } from './font-outlines.ts'

/**
 * Makes a file with the owner's name and colors: the logo of `nameLines` (served whether or not
 * `logoUrl` names it), the tab's icon, and its two sizes for home screens; `null` for another path.
 * @param folder of the owner's files
 */
export async function brandFile(name: string, folder: string): Promise<string | Buffer | null> {
  switch (name) {
    case '/logo.svg':
      return logoSvg(await loadLogoFaces())
    case '/favicon.svg':
      return await iconSvg(folder)
    case '/apple-touch-icon.png':
      return await iconPng(await iconSvg(folder), 180)
    case '/icon-512.png':
      return await iconPng(await iconSvg(folder), 512)
    default:
      return null
  }
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
export async function iconPng(svg: string, size: number): Promise<Buffer> {
  const whole = asImage('image/svg+xml', Buffer.from(svg))
  return await rasterize(whole, {
    fitTo: { mode: 'width', value: size },
    // Home screens fill transparent areas with black.
    background: siteColors().card,
  })
}

/** Returns a picture centered in a square. */
function asImage(type: string, file: Buffer): string {
  const data = `data:${type};base64,${file.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><image width="512" height="512" href="${data}"/></svg>`
}
