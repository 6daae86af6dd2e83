import { PIN_LENGTHS_PX, PIN_PITCH_PX, PIN_WIDTH_PX } from './progress-pins.tsx'
import styles from './sending-key.css?inline'

const PIN_COUNT = 5
const FIRST_PIN_X_PX = 40
const SHEAR_LINE_Y_PX = 19
const BLADE_TOP_Y_PX = 26

/** Left edge and foot of each key pin; the key is cut to the feet. */
const PINS = PIN_LENGTHS_PX.slice(0, PIN_COUNT).map((length, index) => ({
  x: FIRST_PIN_X_PX + index * PIN_PITCH_PX,
  foot: SHEAR_LINE_Y_PX + 1 + length,
}))

const cuts = PINS.map(({ x, foot }) => {
  const ramp = 0.8 * (foot - BLADE_TOP_Y_PX)
  return `L${x + 4 - ramp} ${BLADE_TOP_Y_PX}L${x + 4} ${foot}h6L${x + 10 + ramp} ${BLADE_TOP_Y_PX}`
}).join('')
const BOW = 'M4 33a13 13 0 0 1 26 0 13 13 0 0 1-26 0M8 33a4 4 0 0 0 8 0 4 4 0 0 0-8 0'
const KEY = `${BOW}M28 ${BLADE_TOP_Y_PX}${cuts}H148l4 6-6 11H28z`

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)

/**
 * Renders the spinner of the submit button: a key slides under the form's pins, and the pins drop
 * into its cuts. Once the submission is stored, the key turns by 90 degrees; the drawing on
 * /thank-you continues from there (art/lock/opening-wide.svg). A lazy chunk with its own styles.
 */
export default function SendingKey({ isStored }: { isStored: boolean }) {
  const pins = (draw: (pin: (typeof PINS)[number]) => string) =>
    PINS.map((pin, index) => (
      <path
        key={pin.x}
        d={draw(pin)}
        style={{ animationDelay: `${140 + index * 30}ms, ${900 + index * 90}ms` }}
      />
    ))
  return (
    <svg
      className="sending-key"
      viewBox="0 0 152 46"
      data-stored={isStored || undefined}
      aria-hidden="true"
    >
      {pins(({ x }) => `M${x} 5h${PIN_WIDTH_PX}v13h${-PIN_WIDTH_PX}z`)}
      <g>
        <g>
          <path d={KEY} />
        </g>
        {pins(
          ({ x, foot }) => `M${x} ${SHEAR_LINE_Y_PX + 1}h${PIN_WIDTH_PX}V${foot - 5}l-4 5h-6l-4-5z`,
        )}
      </g>
      <path className="shear-line" d={`M34 ${SHEAR_LINE_Y_PX}h118`} />
    </svg>
  )
}
