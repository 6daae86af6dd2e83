import { useLayoutEffect } from 'react'
import { Mark } from '#app/art/logo.tsx'
import { shell } from '#app/content/shell.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { SkeletonEdge } from './skeleton-edge.tsx'

/**
 * R12: the boxes of a page that is on its way. Its edge is a blank that is
 * being cut. Only a picture: the frame's status line says that it loads.
 */
export function RouteSkeleton({ path }: { path: string }) {
  // The page that was left keeps its own position with the router, for the way back.
  useLayoutEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <div className="route-skeleton" aria-hidden="true">
      <div className="skeleton-hero on-dark">
        <div className="shell-width">
          <div className="skeleton-words">
            <i className="skeleton-line" />
            <i className="skeleton-heading" />
            <i className="skeleton-heading" />
            <i className="skeleton-line" />
            <i className="skeleton-line" />
            <i className="skeleton-button" />
            <i className="skeleton-button" />
          </div>
          <Part />
          <Spinner size="sm" label={shell.loading} className="skeleton-status">
            <Mark moving />
          </Spinner>
        </div>
      </div>
      <SkeletonEdge path={path} />
      <div className="shell-width skeleton-body">
        <div>
          <i className="skeleton-heading" />
          <i className="skeleton-line" />
          <i className="skeleton-line" />
          <i className="skeleton-line" />
          <i className="skeleton-row" />
          <i className="skeleton-row" />
          <i className="skeleton-row" />
        </div>
        <div className="skeleton-aside">
          <i className="skeleton-line" />
          <i className="skeleton-field" />
          <i className="skeleton-field" />
          <i className="skeleton-field" />
          <i className="skeleton-field" />
        </div>
      </div>
    </div>
  )
}

/** A key blank taken apart, where the page's own object will be. */
function Part() {
  return (
    <svg className="skeleton-part" viewBox="0 0 630 200" fill="currentColor">
      <path d="M18 0h134q52 34 52 100t-52 100H18a18 18 0 0 1-18-18V18A18 18 0 0 1 18 0zM220 70h44v60h-44zM318 50h44v18h228l40 32-40 32H362v18h-44z" />
    </svg>
  )
}
