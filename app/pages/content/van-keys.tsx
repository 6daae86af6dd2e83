import { pageCode } from '#app/art/bitting.ts'
import { bladeStart, type Key, keyOutline } from '#app/art/key-outline.ts'
import { circlePath } from '#app/art/svg.ts'
import { TOKENS } from '#app/art/tokens.ts'

/** Each page of the menu has its key; these five hang on the van's ring. */
const HANGING = [
  { path: '/services', angle: 132, color: TOKENS.steel2 },
  { path: '/service-areas', angle: 48, color: TOKENS.steel2 },
  { path: '/reviews', angle: 112, color: TOKENS.brassMid },
  { path: '/faq', angle: 68, color: TOKENS.brassMid },
  { path: '/about', angle: 90, color: TOKENS.brass },
] as const

const BLANK: Key = {
  bow: { x: 56, y: 0, r: 52 },
  top: -24,
  bottom: 26,
  shoulder: 298,
  tip: [320, 4],
  heel: 302,
  cuts: [],
  shape: { flat: 5, slope: 1.35 },
}

function outline(path: string): string {
  const cuts = pageCode(path).map((depth, index) => ({ x: 136 + index * 30, depth: depth * 3.6 }))
  return keyOutline({ ...BLANK, cuts }) + circlePath(34, 0, 13)
}

/** A ring with the keys of five pages, each cut with its page's own code. */
export function VanKeys({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 620 480" className={className} aria-hidden="true">
      <circle cx="310" cy="84" r="76" fill="none" stroke={TOKENS.steel} strokeWidth="13" />
      {HANGING.map(({ path, angle, color }) => (
        <g key={path} transform={`translate(310 126)rotate(${angle})`}>
          <path
            d={outline(path)}
            fill={color}
            fillRule="evenodd"
            stroke={TOKENS.ink}
            strokeWidth="4"
            paintOrder="stroke"
          />
          <path
            d={`M${Math.round(bladeStart(BLANK, 26))} 14H296`}
            stroke={TOKENS.ink3}
            strokeWidth="3"
          />
        </g>
      ))}
      <path d="M310 8a76 76 0 0 1 76 76" fill="none" stroke={TOKENS.steel3} strokeWidth="13" />
    </svg>
  )
}
