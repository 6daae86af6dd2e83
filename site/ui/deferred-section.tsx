import type { ReactNode } from 'react'

/**
 * What lies below the first screen. Its styles are not in the page's own style
 * element but in the full stylesheet, which comes right after the first paint;
 * until then the browser keeps its room and does not lay it out (ui/later.css).
 * Without scripts it is there at once.
 */
export function DeferredSection({ children }: { children: ReactNode }) {
  return <div data-later="">{children}</div>
}
