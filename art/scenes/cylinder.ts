import { perFacts } from '#domain/business/per-facts.ts'
import type { Cut, CutShape } from '../bitting.ts'
import { blade } from '../blade.ts'
import { bladeStart, type Key, keyOutline } from '../key-outline.ts'
import { circlePath, fill, hatch, rect, rectPath, stroke, svgFile, tenth } from '../svg.ts'
import type { Box } from '../shapes.ts'

/**
 * The whole lock in section, 880 wide on a screen of 1440; wider screens show more of the housing
 * and its tail.
 */
export const CYLINDER_WIDE: Box = { x: 0, y: 0, width: 1500, height: 388 }

/** The whole key, for phones: as wide as the screen. */
export const CYLINDER_NARROW: Box = { x: 0, y: 0, width: 880, height: 388 }

const SHEAR = 197
const PITCH = 92
const SHAPE: CutShape = { flat: 10.4, slope: 1.5 }
const BLADE_TOP = 253
/** Extent of the hatched parts. */
const HOUSING = { left: 310, right: 1130, bottom: 380 }
const PLUG = { left: 310, right: 850, bottom: 346 }

const CUTS: readonly Cut[] = [4, 2, 5, 1, 3].map((units, index) => ({
  x: 396.6 + index * PITCH,
  depth: units * 9,
}))

const KEY: Key = {
  bow: { x: 104, y: 284, r: 104 },
  top: BLADE_TOP,
  bottom: 319,
  shoulder: 806,
  tip: [838, 284],
  heel: 818,
  cuts: CUTS,
  shape: SHAPE,
}

const PIN = 46

/** Draws a key pin from the shear line to its foot, which fills the cut; `drop` is how far it fell. */
function keyPin({ x, depth }: Cut, drop: number): string {
  const top = SHEAR + 2 + drop
  const foot = BLADE_TOP + depth + drop
  const point = (PIN / 2 - SHAPE.flat) * SHAPE.slope
  return `M${x - PIN / 2} ${top}h${PIN}V${foot - point}L${x + SHAPE.flat} ${foot}h${-2 * SHAPE.flat}L${x - PIN / 2} ${foot - point}z`
}

/** The springs' zigzag, stretched by how far the pin fell. */
function spring({ x }: Cut, drop: number): string {
  const step = (length: number): string => tenth((length * (78.6 + drop)) / 78.6)
  return `M${x - 17} 25l34 ${step(14)}-38 ${step(13)} 38 ${step(13)}-38 ${step(13)} 38 ${step(13)}-32 ${step(12.6)}`
}

/**
 * Draws the pins with their springs.
 * @param dropOf how far a pin is below its place on the shear line
 */
function pins(dropOf: (cut: Cut) => number): string {
  const each = (draw: (cut: Cut, drop: number) => string): string =>
    CUTS.map((cut) => draw(cut, dropOf(cut))).join('')
  const left = (cut: Cut): number => cut.x - PIN / 2
  return [
    fill(
      'steel2',
      each((cut) => rectPath(left(cut), 12, PIN, 12)),
    ),
    stroke('steel3', 3, each(spring)),
    fill(
      'steel3',
      each(
        (cut, drop) =>
          `M${left(cut)} ${SHEAR - 3 + drop}V${110 + drop}l6-6h${PIN - 12}l6 6v${SHEAR - 113}z`,
      ),
    ),
    fill(
      'mist',
      each((cut, drop) => `M${left(cut)} ${SHEAR - 3 + drop}V${110 + drop}l6-6h6v${SHEAR - 107}z`),
    ),
    fill('brassMid', each(keyPin)),
    fill(
      'brassHi',
      each(({ x, depth }, drop) => {
        const foot = BLADE_TOP + depth + drop
        const low = foot - (PIN / 2 - SHAPE.flat) * SHAPE.slope
        return `M${x - PIN / 2} ${SHEAR + 2 + drop}h12V${foot - 1}L${x - PIN / 2} ${low}z`
      }),
    ),
  ].join('')
}

/** Where the pins rest without a key. */
const REST_Y = 308
const onLine = (): number => 0
const atRest = ({ depth }: Cut): number => REST_Y - BLADE_TOP - depth

/** The place of the key that is not there: dashed, as lost and future things are. */
const noKey = perFacts(() =>
  stroke(
    'brassLo',
    2.4,
    `${circlePath(KEY.bow.x, KEY.bow.y, KEY.bow.r)}${circlePath(70, 284, 26)}M${tenth(bladeStart(KEY, BLADE_TOP))} ${BLADE_TOP}H286M${tenth(bladeStart(KEY, KEY.bottom))} ${KEY.bottom}H286`,
    'stroke-dasharray="9 7"',
  ),
)

function section({ isTurning = false, hasKey = true } = {}): string {
  const housing: Box = {
    x: HOUSING.left,
    y: 0,
    width: HOUSING.right - HOUSING.left,
    height: HOUSING.bottom,
  }
  const plug: Box = {
    x: PLUG.left,
    y: SHEAR + 1,
    width: PLUG.right - PLUG.left,
    height: PLUG.bottom - SHEAR - 1,
  }
  const all = (box: Box): string => rectPath(box.x, box.y, box.width, box.height)
  return [
    // Behind the bow; in front of the pins it is drawn last.
    rect('brassHi', 0, SHEAR - 1, HOUSING.left, 2),
    fill('ink3', all(housing)),
    stroke('ink4', 1.5, hatch(housing, 20, '/')),
    rect('ink', 884, 260, HOUSING.right - 884, 42),
    rect('steel', 890, 267, 610, 28),
    rect('steel2', 890, 267, 610, 5),
    rect('steel2', 286, 150, 24, 216),
    rect('steel3', 286, 150, 7, 216),
    fill('brassLo', all(plug)),
    stroke('brassMid', 1.5, hatch(plug, 16, '\\')),
    fill('ink', CUTS.map(({ x }) => rectPath(x - 27, 20, 54, 290)).join('')),
    hasKey ? insertedKey(isTurning) : noKey(),
    pins(hasKey ? onLine : atRest),
    rect('brassHi', HOUSING.left, SHEAR - 1, CYLINDER_WIDE.width - HOUSING.left, 2),
  ].join('')
}

function insertedKey(isTurning: boolean): string {
  const { lit, shaded } = blade(
    CUTS,
    SHAPE,
    { from: bladeStart(KEY, BLADE_TOP), to: KEY.shoulder, top: BLADE_TOP, bottom: KEY.bottom },
    4,
  )
  const shapes = [
    fill('brass', keyOutline(KEY) + circlePath(70, 284, 26)),
    fill('brassHi', lit),
    fill('brassMid', shaded),
    rect('brassMid', 206, 300, 594, 6.6),
    rect('brassLo', 206, 300, 594, 2),
  ].join('')
  return isTurning
    ? `<g transform="translate(0 ${AXIS})"><g>${TURNS}<g transform="translate(0 ${-AXIS})">${shapes}</g></g></g>`
    : shapes
}

/** Height of the key's axis. */
const AXIS = 286

/**
 * SMIL values of three quarters of a turn: the cosine of the angle scales the key's visible height.
 * The key of the submit button has made the first quarter (art/pins/sending-key.tsx).
 */
const TURN_SCALES = [90, 135, 180, 225, 270, 315, 360]
  .map((angle) => `1 ${tenth(Math.cos((angle * Math.PI) / 180))}`)
  .join(';')

/** SMIL, because drawings have no styles. */
const TURNS = `<animateTransform attributeName="transform" type="scale" values="${TURN_SCALES}" dur=".6s"/>`

/** Draws the result: every pin on the line and the key turned. The submission was sent. */
export function cylinderWide(): string {
  return svgFile(CYLINDER_WIDE, section())
}

/** Draws the same with the animation that leads to it; the still version is for reduced motion. */
export function cylinderWideTurning(): string {
  return svgFile(CYLINDER_WIDE, section({ isTurning: true }))
}

/** Draws the same section as far as the key reaches. */
export function cylinderNarrow(): string {
  return svgFile(CYLINDER_NARROW, section())
}

/** Draws the same with the animation. */
export function cylinderNarrowTurning(): string {
  return svgFile(CYLINDER_NARROW, section({ isTurning: true }))
}

/** Draws the lock without a key, its pins at rest across the line. Nothing was sent. */
export function cylinderWaitingWide(): string {
  return svgFile(CYLINDER_WIDE, section({ hasKey: false }))
}

/** Draws the same for phones. */
export function cylinderWaitingNarrow(): string {
  return svgFile(CYLINDER_NARROW, section({ hasKey: false }))
}
