import { tokens } from '../tokens.ts'
import type { TownHero } from './types.ts'

/** Returns lines at equal distances across the box. */
const lines = (count: number, at: (offset: number) => string): string =>
  Array.from({ length: count }, (_, index) => at((index + 2) * 60)).join('')

const STREETS = lines(9, (x) => `M${x} 60V660`) + lines(9, (y) => `M60 ${y}H660`)

/**
 * Placeholder for a town without a drawing: neutral streets, one pin lit. It has no names, so the
 * copy's `mapLabels` are empty. It leaves the left of the box free, where text is at 1024 pixels;
 * in narrower windows it fills the box (town.css).
 */
export const neutralHero: TownHero = {
  labels: {},
  drawing: () => (
    <g className="town-plan" transform="translate(340 130) scale(.46) rotate(29 360 360)">
      <path d="M60 60H660V660H60Z" fill={tokens().paper} stroke={tokens().brass} strokeWidth="3" />
      <path d={STREETS} fill="none" stroke={tokens().steel3} strokeWidth="2" />
      <path d="M360 60V660M60 300H660" fill="none" stroke={tokens().brass} strokeWidth="8" />
      <g transform="rotate(-29 360 300)" stroke={tokens().ink} strokeWidth="2.5">
        <path d="M350 256h20v30l-10 14-10-14z" fill={tokens().amber} />
        <path d="M350 236h20v16h-20z" fill={tokens().ink} />
      </g>
    </g>
  ),
}
