import { TOKENS } from '../tokens.ts'
import type { TownHero } from './types.ts'

/** Returns lines at equal distances across the box. */
const lines = (count: number, at: (offset: number) => string): string =>
  Array.from({ length: count }, (_, index) => at((index + 1) * 60)).join('')

const STREETS = lines(11, (x) => `M${x} 0V720`) + lines(11, (y) => `M0 ${y}H720`)

/**
 * Placeholder for a town without a drawing: neutral streets, one pin lit. It has no names, so the
 * copy's `mapLabels` are empty.
 */
export const neutralHero: TownHero = {
  labels: {},
  drawing: () => (
    <g transform="rotate(29 360 360)">
      <path d="M60 60H660V660H60Z" fill={TOKENS.paper} stroke={TOKENS.brass} strokeWidth="3" />
      <path d={STREETS} fill="none" stroke={TOKENS.steel3} strokeWidth="2" />
      <path d="M360 0V720M0 300H720" fill="none" stroke={TOKENS.brass} strokeWidth="8" />
      <g transform="rotate(-29 360 300)" stroke={TOKENS.ink} strokeWidth="2.5">
        <path d="M350 256h20v30l-10 14-10-14z" fill={TOKENS.amber} />
        <path d="M350 236h20v16h-20z" fill={TOKENS.ink} />
      </g>
    </g>
  ),
}
