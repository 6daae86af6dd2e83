import { circlePath, fill, stroke, svgFile, type ViewBox } from '../svg.ts'

export const TAG_EYELET: ViewBox = { x: 0, y: 0, width: 28, height: 28 }
export const TAG_RING: ViewBox = { x: 0, y: 0, width: 24, height: 24 }

/** The brass eyelet of a tag that hangs; what is behind the tag shows through the hole. */
export function tagEyelet(): string {
  return svgFile(
    TAG_EYELET,
    stroke('brassMid', 6.4, circlePath(14, 14, 9.8)) +
      stroke('brassLo', 1.4, circlePath(14, 14, 13.2)),
  )
}

/** The plain ring of a tag that lies on the page. */
export function tagRing(): string {
  return svgFile(
    TAG_RING,
    fill('brassLo', `M0 12a12 12 0 0 1 24 0 12 12 0 0 1-24 0z${circlePath(12, 12, 7)}`),
  )
}
