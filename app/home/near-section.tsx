import { type ReactNode, useEffect, useRef } from 'react'
import { watchNearSections } from './near-sections.ts'

/**
 * A section that appears when the visitor comes near (R13). `name` chooses the
 * height that is kept free for it, so that nothing moves when it comes.
 */
export function NearSection({ name, children }: { name: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After a client-side navigation; on a first load the inline script has done it.
    if (ref.current?.parentElement) watchNearSections(ref.current.parentElement)
  }, [])
  return (
    <div ref={ref} data-near-section={name}>
      {children}
    </div>
  )
}
