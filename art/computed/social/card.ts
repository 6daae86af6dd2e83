import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cutLine, EDGE, pageCode, pathData } from '../key-profile.ts'
import { EdgePins } from '../key-edge.tsx'
import { LogoMark } from '../logo.tsx'
import { siteColors } from '#domain/color/colors.ts'
import { business } from '#domain/business/business.ts'
import { type Artwork, artworkOf, type ArtworkParts, UPPER } from './artwork.ts'
import { SOCIAL_IMAGE } from './social-image.ts'
import { fitTitle } from './title.ts'

interface CardParts extends ArtworkParts {
  readonly heading: string
  /** The hours in the page's language. */
  readonly hours: string
  /** The owner's own icon as a data URL; `null` for the five pins. */
  readonly icon: string | null
}

const MARGIN_PX = 64
const SIZES = [150, 136, 124, 112, 100, 88] as const
const SHEAR = 205

const escapeXml = (content: string): string =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function text(
  x: number,
  y: number,
  size: number,
  color: string,
  content: string,
  more = '',
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${color}"${more}>${escapeXml(content)}</text>`
}

/**
 * Returns the paper under the drawing, cut by the page's key. It is drawn over the drawing, because
 * the rasterizer loses parts of clipped groups that extend far beyond the image.
 */
function paper(path: string): string {
  const code = pageCode(path)
  const { pitch, shape, step } = EDGE
  const cuts = Array.from({ length: UPPER.width / pitch }, (_, index) => ({
    x: pitch / 2 + index * pitch,
    depth: (code[index % code.length] ?? 0) * step,
  }))
  const edge = pathData(cutLine(cuts, shape, { from: 0, to: UPPER.width, top: UPPER.height }))
  return `<path fill="${siteColors().paper}" d="${edge}V${SOCIAL_IMAGE.height}H0z"/>`
}

function headingText(heading: string, { across }: Artwork): string {
  const room = across ? { width: 1000, height: 200 } : { width: 490, height: 420 }
  const { lines, size } = fitTitle(heading, SIZES, room)
  const first = MARGIN_PX + size * 0.82
  return lines
    .map((line, index) =>
      text(MARGIN_PX, first + index * size * 0.96, size, siteColors().card, line),
    )
    .join('')
}

/** Returns the line at the bottom with name and hours. */
function signature({ hours, icon }: CardParts): string {
  const pins = renderToStaticMarkup(createElement(LogoMark)).replace(
    '<svg ',
    `<svg x="${MARGIN_PX}" y="560" width="38" height="44" color="${siteColors().ink}" `,
  )
  const mark =
    icon === null
      ? pins
      : `<image x="${MARGIN_PX - 3}" y="560" width="44" height="44" href="${icon}"/>`
  const place = `${business.address.city}, ${business.address.region}`
  return [
    mark,
    text(MARGIN_PX + 54, 599, 44, siteColors().ink, business.name),
    text(
      SOCIAL_IMAGE.width - MARGIN_PX,
      599,
      44,
      siteColors().ink3,
      `${place}: ${hours}`,
      ' text-anchor="end"',
    ),
  ].join('')
}

/**
 * Returns a page's image as an SVG file in the display font.
 * @param path the English one
 */
export function socialCard(path: string, parts: CardParts): string {
  const { width, height } = SOCIAL_IMAGE
  const artwork = artworkOf(path, parts)
  const pins = renderToStaticMarkup(
    createElement(EdgePins, { path, height: UPPER.height, shear: SHEAR }),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="League Gothic">`,
    `<style>.mark-foot{fill:${siteColors().brassLo}}.on-dark .mark-foot{fill:${siteColors().brass}}</style>`,
    `<g class="on-dark" color="${siteColors().card}">`,
    `<path fill="${artwork.ground}" d="M0 0H${width}V${height}H0z"/>`,
    artwork.pins ? pins.replace('<svg ', `<svg width="${width}" `) : '',
    artwork.drawing,
    '</g>',
    paper(path),
    headingText(parts.heading, artwork),
    signature(parts),
    '</svg>',
  ].join('')
}
