import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Copy } from '#copy/loader/copy.ts'
import { CopyProvider } from '#copy/loader/use-copy.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { idPrefix } from './id-prefix.ts'

/**
 * Hydrates an island as rendered by island.tsx, in time slices, so that a slow phone stays
 * responsive.
 * @param copy the island's sections (sections.ts)
 */
export function hydrateIsland(
  root: HTMLElement,
  content: ComponentType<never>,
  copy: Partial<Copy>,
): void {
  // Its attributes were written by island.tsx from the component's own props.
  const Content = content as ComponentType<object>
  const { island = '', page, ...props } = root.dataset
  startTransition(() => {
    hydrateRoot(
      root,
      <OnHydrated onHydrated={() => (root.dataset['hydrated'] = '')}>
        <CopyProvider value={copy}>
          <ErrorBoundary isPage={page !== undefined}>
            <Content {...props} />
          </ErrorBoundary>
        </CopyProvider>
      </OnHydrated>,
      { identifierPrefix: idPrefix(island, props) },
    )
  })
}

function OnHydrated({ onHydrated, children }: { onHydrated: () => unknown; children: ReactNode }) {
  useEffect(() => void onHydrated(), [])
  return children
}
