import { shapesOf } from './drawn-file.ts'

interface DrawnProps {
  /** The whole SVG file: as a function of art gives it, or read with `?raw` and `drawnFile`. */
  readonly svg: string
  readonly className: string
  /** What it shows; without it the drawing is left out of what is read aloud. */
  readonly label?: string
}

/**
 * A drawing of the first screen, which stands in the page itself: as a file of
 * its own it came one round trip after the words, half a second on a slow line,
 * and was the largest paint.
 * @throws for what is not an SVG file with a width, a height and a view box
 */
export function Drawn({ svg, className, label }: DrawnProps) {
  const { width, height, viewBox } = frameOf(svg)
  return (
    <svg
      width={width}
      height={height}
      viewBox={viewBox}
      className={`drawn ${className}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      dangerouslySetInnerHTML={{ __html: shapesOf(svg) }}
    />
  )
}

const FRAME = /^<svg [^>]*width="([^"]+)" height="([^"]+)" viewBox="([^"]+)"/

function frameOf(svg: string): { width: string; height: string; viewBox: string } {
  const [, width, height, viewBox] = FRAME.exec(svg) ?? []
  if (width === undefined || height === undefined || viewBox === undefined)
    throw new Error('a drawing has no width, height and view box')
  return { width, height, viewBox }
}
