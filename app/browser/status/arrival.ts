import { vanPosition } from '#app/ui/arrival-road.ts'
import { arrivalProgress } from '#domain/lead/arrival.ts'

const REFRESH_MS = 10_000

/** Counts the said minutes down, and drives the van by them (server/status-page/arrival.tsx). */
export function followArrival(root: ParentNode): void {
  const show = (): void => {
    const part = root.querySelector<HTMLElement>('[data-said-at]')
    if (!part) return
    const { minutes, saidAt, soon = '', due = '' } = part.dataset
    const { minutesLeft, share } = arrivalProgress(
      { minutes: Number(minutes), at: Number(saidAt) },
      Date.now(),
    )
    const left = part.querySelector('.arrival-left')
    const text = minutesLeft > 0 ? soon.replace('#', String(minutesLeft)) : due
    if (left && left.textContent !== text) left.textContent = text
    part.querySelector('svg > g')?.setAttribute('transform', vanPosition(share))
  }
  setInterval(show, REFRESH_MS)
}
