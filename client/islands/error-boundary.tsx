import type { ReactNode } from 'react'
import { PageError, SectionError } from './error-screens.tsx'
import { SectionBoundary } from './section-boundary.tsx'

/** What stands in it fails alone, and says so. */
export function ErrorBoundary({ isPage, children }: { isPage: boolean; children: ReactNode }) {
  return (
    <SectionBoundary
      renderFallback={(retry) => (isPage ? <PageError /> : <SectionError onRetry={retry} />)}
    >
      {children}
    </SectionBoundary>
  )
}
