/** Drawings of numbers, without a script. */

import { type Markup, markup } from '#server/http/markup.ts'

/**
 * Renders one bar for each step of a period: solid, with a hollow part on top that is legible
 * without color.
 * @param label the same numbers as text
 */
export function stepBars(
  steps: readonly { readonly count: number; readonly hollow: number }[],
  label: string,
): Markup {
  const most = Math.max(1, ...steps.map(({ count }) => count))
  const bars = steps.map(({ count, hollow }, index) => {
    const height = (part: number): number => Math.round((part / most) * 96)
    const [all, top] = [height(count), height(hollow)]
    const x = String(index * 10 + 1)
    const hollowPart = markup`<rect x="${x}" y="${String(98 - all)}" width="8" height="${String(top)}" fill="none" stroke="currentColor" stroke-width="2" vector-effect="non-scaling-stroke"/>`
    return markup`<rect x="${x}" y="${String(98 - all + top)}" width="8" height="${String(all - top)}" fill="currentColor"/>${top > 0 && hollowPart}`
  })
  return markup`<svg class="bars" role="img" aria-label="${label}" viewBox="0 0 ${String(steps.length * 10)} 100" preserveAspectRatio="none"><path d="M0 99h${String(steps.length * 10)}" stroke="currentColor" vector-effect="non-scaling-stroke"/>${bars}</svg>`
}

/** Renders a share of the largest count as a line below a name. */
export const shareBar = (count: number, most: number): Markup =>
  markup`<svg class="share" aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none"><path d="M0 .5h${String(Math.max(1, Math.round((count / most) * 100)))}" stroke="currentColor"/></svg>`
