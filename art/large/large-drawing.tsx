import { round } from '../computed/key-profile.ts'
import {
  FIRST_LINE,
  letterPoint,
  NEXT_LINE,
  layOutCallout,
  TEXT_SIZE,
  TITLE_SIZE,
} from './callout-layout.ts'
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
  readonly letter: string
  readonly at: PartPosition
}

/** Width of a letter's square as a share of the frame's: 21 px on a phone. */
const LETTER_SHARE = 0.06

/**
 * Renders a large drawing with its callouts. On a screen of 640 px or more, leaders and text are in the
 * drawing; on a narrower one it fills the width, its parts have letters, and the text is a list
 * below. Screen readers always read the list, and the text in the drawing is hidden from them. The
 * ratio of `LARGE_SIZE` is in the stylesheet.
 * @throws RangeError for a callout whose part the drawing does not have
 */
export function LargeDrawingFigure({ drawing, copy }: LargeDrawingProps) {
  const { frame, shapes } = drawing
  const parts = copy.callouts.map((callout, index): PlacedPart => {
    const at = drawing.parts[callout.part]
    if (!at)
      throw new RangeError(
        `art/large/callouts.ts has no part '${callout.part}': place it, or empty its title`,
      )
    return { ...callout, at, letter: String.fromCharCode(65 + index) }
  })
  const width = titleWidth(copy.callouts)
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
        <g className="large-drawing-letters">
          <LetterLeaders parts={parts} />
          {parts.map((part) => (
            <Letter key={part.part} {...part} size={frame.width * LETTER_SHARE} />
          ))}
        </g>
      </svg>
      {parts.length > 0 && (
        <dl>
          {parts.map(({ part, letter, title, text }) => (
            <div key={part}>
              <dt data-width={width}>
                <svg viewBox="-14 -14 28 28" aria-hidden="true">
                  <Badge letter={letter} />
                </svg>
                {title}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </figure>
  )
}

/**
 * Returns the width of badge and title in the list, computed from the titles' letters: a measured
 * width would change when the font arrives, and everything beside it would move.
 */
function titleWidth(callouts: readonly Callout[]): string {
  const letters = Math.max(...callouts.map(({ title }) => title.length))
  if (letters <= 8) return 'short'
  return letters <= 10 ? 'medium' : 'long'
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

/** Renders the leaders to letters that are beside their parts. */
function LetterLeaders({ parts }: { readonly parts: readonly PlacedPart[] }) {
  const path = parts.flatMap(({ at: { dot, letter } }) =>
    letter ? [`M${dot.x} ${dot.y}L${letter.x} ${letter.y}`] : [],
  )
  return (
    path.length > 0 && <path d={path.join('')} className="large-drawing-leader" strokeWidth={3} />
  )
}

function Letter({ at, letter, size }: PlacedPart & { readonly size: number }) {
  const { x, y } = at.letter ?? letterPoint(at, size * 0.75)
  return (
    <g transform={`translate(${round(x)} ${round(y)})scale(${round((size / 28) * 10) / 10})`}>
      <g className="large-drawing-letter">
        <Badge letter={letter} />
      </g>
    </g>
  )
}

/** Renders a square with clipped lower corners for a letter, 28 units wide around 0 0. */
function Badge({ letter }: { readonly letter: string }) {
  return (
    <>
      <path
        d="M-14-14H14V7L7 14H-7L-14 7Z"
        className="large-drawing-badge"
        strokeWidth={2}
        paintOrder="stroke"
      />
      <text y={7.5} fontSize={21} textAnchor="middle" className="large-drawing-badge-letter">
        {letter}
      </text>
    </>
  )
}
