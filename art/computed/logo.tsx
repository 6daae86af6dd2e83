import { MARK_PATHS } from './mark-paths.ts'

/**
 * Renders the mark in a 43 by 50 box: `currentColor` above the line, brass below.
 * @param moving true makes it the spinner: the halves of each pin move in turn
 */
export function LogoMark({ className, moving = false }: { className?: string; moving?: boolean }) {
  return (
    <svg
      viewBox="0 0 43 50"
      className={[className, moving && 'mark-moving'].filter(Boolean).join(' ') || undefined}
      fill="currentColor"
      aria-hidden="true"
    >
      {MARK_PATHS.map((half) => (
        <g key={half.upper}>
          <path d={half.upper} />
          <path d={half.lower} className="mark-foot" />
        </g>
      ))}
    </svg>
  )
}
