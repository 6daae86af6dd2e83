import type { ReactNode } from 'react'

/**
 * Renders content below the first screen. Its styles are in the full stylesheet, which loads after
 * the first paint; until then the browser reserves its space without layout (ui/later.css). Without
 * scripts it is shown at once.
 */
export function DeferredSection({ children }: { children: ReactNode }) {
  return <div data-later="">{children}</div>
}
