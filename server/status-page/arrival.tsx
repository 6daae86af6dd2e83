import { VAN_ROAD, vanPosition } from '#app/ui/arrival-road.ts'
import { shapesOf, svgOf } from '#art/drawing.ts'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { siteColors } from '#domain/color/colors.ts'
import { arrivalProgress, type Eta } from '#domain/lead/arrival.ts'
import { isDriving } from '#domain/lead/lifecycle.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { StatusPageProps, StatusPageView } from './status-view.ts'

/** Returns the arrival that the page shows: the locksmith is on the way and not late. */
const shownEta = ({ facts, isLate }: StatusPageView): Eta | null =>
  isDriving(facts.status) && !isLate ? facts.eta : null

/** Returns the time of the said arrival; `null` without one to show. */
export function arrivalTime(view: StatusPageView): string | null {
  const eta = shownEta(view)
  return eta && formatLocalTime(eta.at + eta.minutes * MINUTE_MS, view.language, 'time')
}

/**
 * Renders when the locksmith arrives, the largest thing on the page, and the van that drives by what
 * was said. app/browser/status/arrival.ts moves both on.
 */
export function Arrival({ view, now }: Pick<StatusPageProps, 'view' | 'now'>) {
  const { soon, due, bySaying } = STATUS_PAGE_MESSAGES[view.language].arrivalFigure
  const eta = shownEta(view)
  if (eta === null) return null
  const { minutesLeft, share } = arrivalProgress(eta, now)
  return (
    <div data-minutes={eta.minutes} data-said-at={eta.at} data-soon={soon} data-due={due}>
      <p className="arrival-time">
        <time dateTime={new Date(eta.at + eta.minutes * MINUTE_MS).toISOString()}>
          {arrivalTime(view)}
        </time>
      </p>
      <p className="arrival-left">
        {minutesLeft > 0 ? soon.replace('#', String(minutesLeft)) : due}
      </p>
      <svg className="arrival-road" viewBox={`0 -160 ${VAN_ROAD} 164`} aria-hidden="true">
        <path fill={siteColors().ink4} d={`M0 0h${VAN_ROAD}v4h-${VAN_ROAD}z`} />
        <path fill={siteColors().amber} d={`M${VAN_ROAD - 96} 0v-132h84v132z`} />
        <path fill={siteColors().brass} d={`M${VAN_ROAD - 108} 0v-144h108v144h-12v-132h-84v132z`} />
        <g
          transform={vanPosition(share)}
          dangerouslySetInnerHTML={{ __html: shapesOf(svgOf('scenes/van')) }}
        />
      </svg>
      <p className="arrival-note">{bySaying}</p>
    </div>
  )
}
