import { serviceGroups } from '#domain/services/services.ts'
import { PAGE_KEY, pageKey } from '../computed/page-key.ts'
import { shapesOf, svgOrNull } from '../drawing.ts'
import { callouts } from './callouts.ts'
import { LARGE_SIZE, type LargeDrawing } from './types.ts'

/** A group of shapes that belongs to one part. */
const PART = /<g data-part="([\w-]+)">([^]*?)<\/g>/g

/**
 * Returns the drawing of a service or category, from the file named like its page in the folder of
 * the group's id (domain/services/services.ts).
 * @param path of the page
 */
export function ownLargeDrawing(path: string): LargeDrawing | undefined {
  const [, first, groupSlug, slug] = path.split('/')
  const group = serviceGroups().find((candidate) => candidate.slug === groupSlug)
  if (first !== 'services' || !group) return undefined
  const name = `${group.id}/${slug ?? groupSlug}`
  const svg = svgOrNull(`large/${name}`)
  const positions = callouts()[name]
  if (svg === null || positions === undefined) return undefined
  const shapes = shapesOf(svg).replace(PART, (_, part: string, inner: string) =>
    part in positions.parts ? inner : '',
  )
  return { ...positions, shapes }
}

/** Returns the drawing of a page; without one the page's own key, which names no parts. */
export function largeDrawingOf(path: string): LargeDrawing {
  const left = (LARGE_SIZE.width - PAGE_KEY.width) / 2
  const top = (LARGE_SIZE.height - PAGE_KEY.height) / 2
  return (
    ownLargeDrawing(path) ?? {
      frame: { x: 0, y: top - 40, width: LARGE_SIZE.width, height: PAGE_KEY.height + 80 },
      parts: {},
      shapes: `<g transform="translate(${left} ${top})">${pageKey(path)}</g>`,
    }
  )
}
