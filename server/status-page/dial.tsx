import { siteColors } from '#domain/color/colors.ts'
import { STATUS_STEPS } from '#domain/lead/status-page.ts'

/** Angle between two marks; all of them span a quarter turn. */
const DEGREES_PER_STEP = 90 / (STATUS_STEPS.length - 1)

/**
 * A drawing of a lock with the key in it: fixed parts in steel, moving parts in brass, and one mark
 * per step. `data-turn` on a parent element sets the angle (dial.css).
 */
export function Dial() {
  return (
    <svg className="dial" viewBox="0 0 240 240" aria-hidden="true">
      <circle cx="120" cy="120" r="116" fill={siteColors().ink3} />
      <circle cx="120" cy="120" r="108" fill={siteColors().ink} />
      <g>
        {STATUS_STEPS.map((step, index) => (
          <path
            key={step}
            className="mark"
            transform={`rotate(${index * DEGREES_PER_STEP} 120 120)`}
            d="M116 13h8v18l-4 5-4-5z"
          />
        ))}
      </g>
      <circle cx="120" cy="120" r="78" fill={siteColors().steel2} />
      <circle cx="120" cy="120" r="73" fill={siteColors().steel} />
      <g className="key">
        <circle cx="120" cy="120" r="66" fill={siteColors().brass} />
        <circle
          cx="120"
          cy="120"
          r="56"
          fill="none"
          stroke={siteColors().brassLo}
          strokeWidth="2.5"
        />
        <path fill={siteColors().brassHi} d="M120 50l7 10h-14z" />
        <path fill={siteColors().ink} d="M112 72h16v96h-16z" />
        <rect x="108" y="64" width="24" height="112" rx="12" fill={siteColors().brassLo} />
        <rect x="108" y="61" width="24" height="112" rx="12" fill={siteColors().brassHi} />
        <path fill={siteColors().brassMid} d="M118.500 74h3v86h-3z" />
      </g>
    </svg>
  )
}
