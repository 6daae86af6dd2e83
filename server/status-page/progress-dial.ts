import { COLORS } from '#domain/color/colors.ts'
import { LEAD_LIFECYCLE } from '#domain/lead/lifecycle.ts'
import { STATUS_STEPS } from '#domain/status-page.ts'
import type { StatusPageView } from './view.ts'
import { type Markup, markup } from '#server/http/markup.ts'

/** Returns the number of completed steps: 0 without progress, 6 when the lead is done. */
export function completedSteps({ facts }: Pick<StatusPageView, 'facts'>): number {
  const { progress, isClosed } = LEAD_LIFECYCLE[facts.status]
  if (isClosed && progress === null) return 0
  const reached = new Set<string>(facts.events.map(({ kind }) => kind))
  return STATUS_STEPS.findLastIndex((kind) => reached.has(kind)) + 1
}

/** Angle between two marks; all of them span a quarter turn. */
const DEGREES_PER_STEP = 90 / (STATUS_STEPS.length - 1)

const DIAL_MARKS: readonly Markup[] = STATUS_STEPS.map(
  (_, index) =>
    markup`<path class="mark" transform="rotate(${String(index * DEGREES_PER_STEP)} 120 120)" d="M116 13h8v18l-4 5-4-5z"/>`,
)

/**
 * A drawing of a lock with the key in it: fixed parts in steel, moving parts in brass, and one mark
 * per step. `data-turn` on a parent element sets the angle.
 */
export const DIAL: Markup = markup`<svg class="dial" viewBox="0 0 240 240" aria-hidden="true">
<circle cx="120" cy="120" r="116" fill="${COLORS.ink3}"/><circle cx="120" cy="120" r="108" fill="${COLORS.ink}"/>
<g>${DIAL_MARKS}</g>
<circle cx="120" cy="120" r="78" fill="${COLORS.steel2}"/><circle cx="120" cy="120" r="73" fill="${COLORS.steel}"/>
<g class="key"><circle cx="120" cy="120" r="66" fill="${COLORS.brass}"/><circle cx="120" cy="120" r="56" fill="none" stroke="${COLORS.brassLo}" stroke-width="2.5"/>
<path fill="${COLORS.brassHi}" d="M120 50l7 10h-14z"/><path fill="${COLORS.ink}" d="M112 72h16v96h-16z"/>
<rect x="108" y="64" width="24" height="112" rx="12" fill="${COLORS.brassLo}"/><rect x="108" y="61" width="24" height="112" rx="12" fill="${COLORS.brassHi}"/><path fill="${COLORS.brassMid}" d="M118.500 74h3v86h-3z"/></g>
</svg>`
