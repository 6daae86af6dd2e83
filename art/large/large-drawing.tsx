import { round } from '../computed/key-profile.ts'
import { FIRST_LINE, NEXT_LINE, layOutCallout, TEXT_SIZE, TITLE_SIZE } from './callout-layout.ts'
import { LARGE_SIZE, type LargeDrawing, type PartPosition } from './types.ts'

/** Text of one part: `part` is its name in the drawing. */
interface Callout {
  readonly part: string
  readonly title: string
  readonly text: string
}

interface LargeDrawingProps {
  readonly drawing: LargeDrawing
  readonly copy: { readonly alt: string; readonly callouts: readonly Callout[] }
}

interface PlacedPart extends Callout {
  readonly at: PartPosition
}

/**
 * Renders a large drawing with its callouts. On a screen of 640 px or more, leaders and text are in the
 * drawing; on a narrower one the drawing fills the width without text, because the price follows
 * it. Screen readers read a list of the parts, and the text in the drawing is hidden from them. The
 * ratio of `LARGE_SIZE` is in the stylesheet.
 * @throws RangeError for a callout whose part the drawing does not have
 */
export function LargeDrawingFigure({ drawing, copy }: LargeDrawingProps) {
  const { frame, shapes } = drawing
  const parts = copy.callouts.map((callout): PlacedPart => {
    const at = drawing.parts[callout.part]
    if (!at)
      throw new RangeError(
        `art/large/callouts.ts has no part '${callout.part}': place it, or empty its title`,
      )
    return { ...callout, at }
  })
  // The viewBox is the frame, so that a narrow screen needs no transform; a wide one shows the
  // whole drawing, scaled to the same units. The narrow one is scaled by 1, because WebKit reads
  // `none` as no style, and takes the attribute.
  const scale = Math.min(frame.width / LARGE_SIZE.width, frame.height / LARGE_SIZE.height)
  return (
    <figure className="large-drawing">
      <svg
        role="img"
        aria-label={copy.alt}
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        preserveAspectRatio="xMinYMin slice"
        className="large-drawing-drawing"
      >
        <g
          transform={`translate(${frame.x} ${frame.y})scale(${Math.round(scale * 1e4) / 1e4})`}
          className="large-drawing-scene"
        >
          <g dangerouslySetInnerHTML={{ __html: shapes }} />
          <g className="large-drawing-words">
            {parts.map((part) => (
              <Words key={part.part} {...part} />
            ))}
          </g>
        </g>
      </svg>
      {parts.length > 0 && (
        <dl className="visually-hidden">
          {parts.map(({ part, title, text }) => (
            <div key={part}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </figure>
  )
}

function Words({ at, title, text }: PlacedPart) {
  const { lines, leader } = layOutCallout(at, { title, text })
  const { label, anchor = 'start' } = at
  const path = leader.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')
  return (
    <g textAnchor={anchor}>
      <path d={`M${path}`} className="large-drawing-leader" strokeWidth={1.5} />
      <circle cx={at.dot.x} cy={at.dot.y} r={4.5} className="large-drawing-dot" strokeWidth={1.5} />
      <text x={label.x} y={label.y} fontSize={TITLE_SIZE} className="large-drawing-title">
        {title}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          x={label.x}
          y={label.y + FIRST_LINE + index * NEXT_LINE}
          fontSize={TEXT_SIZE}
          className="large-drawing-text"
        >
          {line}
        </text>
      ))}
    </g>
  )
}
