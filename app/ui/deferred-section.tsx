import type { ReactNode } from 'react'
import { RestOfStyles } from '#app/inline.tsx'

/**
 * Renders content below the first screen. The browser reserves its space and lays it out when it is
 * near, or after the first paint (ui/later.css).
 */
export function DeferredSection({ children }: { children: ReactNode }) {
  return (
    <>
      <RestOfStyles />
      <div data-later="">{children}</div>
    </>
  )
}
