import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { shapesOf, svgOf } from '../../drawing.ts'
import { ownLargeDrawing } from '../../large/large-drawing-of.ts'
import { ownTownMap } from '../../towns/town-drawings.ts'
import { TOWN_SIZE } from '../../towns/types.ts'
import { LogoMark } from '../logo.tsx'
import { computedMap } from '../map/names.ts'
import { markedTownMap } from '../map/town-map.ts'
import { PAGE_KEY, pageKey } from '../page-key.ts'
import type { Box } from '../shapes.ts'
import { smallDrawings } from '../small-drawings.ts'
import { emergencyStreet } from '../street.ts'
import { siteColors } from '#domain/color/colors.ts'
import { business } from '#domain/business/business.ts'
import { isInDefaultArea } from '#domain/business/default-business.ts'
import { type ShownRating, shownRating } from '#domain/business/rating.ts'

/** Moves and scales a drawing so that its `from` is centered in `into`, as large as fits. */
function fitDrawing(drawing: string, from: Box, into: Box): string {
  const scale = Math.min(into.width / from.width, into.height / from.height)
  const x = into.x + (into.width - from.width * scale) / 2 - from.x * scale
  const y = into.y + (into.height - from.height * scale) / 2 - from.y * scale
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${scale.toFixed(4)})">${drawing}</g>`
}

/** Content beside or under a page's heading on its image. */
export interface Artwork {
  readonly drawing: string
  /** Background of the upper part. */
  readonly ground: string
  /** True when the page's pins are behind it. */
  readonly pins: boolean
  /** True when the heading has the whole width and the drawing is below it. */
  readonly across?: true
}

export interface ArtworkParts {
  /** Number of reviews in the page's language, as a sentence. */
  readonly reviewCount: string
}

/** The upper part of the image, down to the edge that the page's key cuts. */
export const UPPER: Box = { x: 0, y: 0, width: 1200, height: 500 }
/** Right of the heading. */
const BESIDE_HEADING: Box = { x: 580, y: 50, width: 570, height: 390 }
/** The right half, without margins. */
const RIGHT_HALF: Box = { x: 560, y: 0, width: 640, height: 560 }

const markup = (component: ComponentType): string => renderToStaticMarkup(createElement(component))
const artworkOnInk = (drawing: string): Artwork => ({
  drawing,
  ground: siteColors().ink,
  pins: true,
})
const flatArtwork = (drawing: string, ground: string): Artwork => ({ drawing, ground, pins: false })

/** Places a drawing on the right half, whose `from` fills it; the background covers the left. */
function artworkOnRightHalf(file: string, from: Box): Artwork {
  const left = `<path fill="${siteColors().ink}" d="M0 0H${RIGHT_HALF.x}V${RIGHT_HALF.height}H0z"/>`
  return flatArtwork(fitDrawing(shapesOf(file), from, RIGHT_HALF) + left, siteColors().ink)
}

const ratingArt = ({ value }: ShownRating, reviewCount: string): string =>
  [
    `<text x="1136" y="384" text-anchor="end" font-size="430" fill="${siteColors().brass}">${value}</text>`,
    `<text x="1130" y="452" text-anchor="end" font-size="52" fill="${siteColors().card}">${reviewCount}</text>`,
  ].join('')

/** Box of a key with its cuts (art/keys). */
const PROCESS_KEY: Box = { x: 0, y: 0, width: 290, height: 79 }

const processKeys = (): string =>
  ([1, 2, 3, 4] as const)
    .map((cuts, index) =>
      fitDrawing(shapesOf(svgOf(`keys/cut-${cuts}`)), PROCESS_KEY, {
        x: 700,
        y: 40 + index * 108,
        width: 440,
        height: 96,
      }),
    )
    .join('')

const allSmallDrawings = (): string =>
  `<path fill="${siteColors().fog}" d="M560 0H1200V560H560z"/>${fitDrawing(
    smallDrawings(),
    { x: -4, y: -4, width: 624, height: 312 },
    { x: 590, y: 60, width: 580, height: 380 },
  )}`

/** Pages without a drawing of a service or a town; others show their own key. */
const CONTENT_ARTWORK: Readonly<Record<string, (parts: ArtworkParts) => Artwork>> = {
  '/': () => ({
    ...flatArtwork(
      fitDrawing(
        shapesOf(
          svgOf(isInDefaultArea(business) ? 'hero/key-manhattan-wide' : 'hero/key-houses-wide'),
        ),
        { x: -120, y: 640, width: 990, height: 262 },
        { x: 210, y: 238, width: 990, height: 262 },
      ),
      siteColors().ink,
    ),
    across: true,
  }),
  '/about': () =>
    artworkOnInk(
      fitDrawing(
        `<g fill="currentColor">${shapesOf(markup(LogoMark))}</g>`,
        { x: 0, y: 0, width: 43, height: 50 },
        BESIDE_HEADING,
      ),
    ),
  '/contact': () =>
    artworkOnRightHalf(emergencyStreet(), { x: 640, y: 104, width: 580, height: 507.5 }),
  '/services': () => flatArtwork(allSmallDrawings(), siteColors().ink),
  '/reviews': ({ reviewCount }) => {
    const rating = shownRating(business)
    return rating === null
      ? artworkOnInk(fitDrawing(pageKey('/reviews'), PAGE_KEY, BESIDE_HEADING))
      : flatArtwork(ratingArt(rating, reviewCount), siteColors().ink2)
  },
  '/book-online': () => artworkOnInk(processKeys()),
  '/service-areas': () =>
    artworkOnRightHalf(
      markedTownMap(),
      computedMap()
        ? { x: 444, y: 44, width: 1103, height: 965 }
        : { x: 470, y: 20, width: 860, height: 752.5 },
    ),
  '/thank-you': () =>
    artworkOnRightHalf(svgOf('lock/opened-wide'), { x: 150, y: -60, width: 640, height: 560 }),
}

/**
 * Returns the drawing of a page: its service, its town, its scene, or its own key.
 * @param path the English one
 */
export function artworkOf(path: string, parts: ArtworkParts): Artwork {
  const large = ownLargeDrawing(path)
  if (large) return artworkOnInk(fitDrawing(large.shapes, large.frame, BESIDE_HEADING))
  const town = path.startsWith('/service-areas/')
    ? ownTownMap(path.slice('/service-areas/'.length))
    : undefined
  if (town) {
    const box: Box = { x: 0, y: 40, width: TOWN_SIZE.width, height: TOWN_SIZE.height - 60 }
    return flatArtwork(fitDrawing(town.shapes, box, { ...RIGHT_HALF, y: -10 }), siteColors().ink2)
  }
  return (
    CONTENT_ARTWORK[path]?.(parts) ??
    artworkOnInk(fitDrawing(pageKey(path), PAGE_KEY, BESIDE_HEADING))
  )
}
