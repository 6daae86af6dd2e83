import type { ReactNode } from 'react'
import { PageError, SectionError } from './error-screens.tsx'
import { SectionBoundary } from './section-boundary.tsx'

/** Contains the failure of its children and shows an error message. */
export function ErrorBoundary({ isPage, children }: { isPage: boolean; children: ReactNode }) {
  return (
    <SectionBoundary
      renderFallback={(retry) => (isPage ? <PageError /> : <SectionError onRetry={retry} />)}
    >
      {children}
    </SectionBoundary>
  )
}
