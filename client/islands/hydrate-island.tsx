import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Copy } from '#copy/loader/copy.ts'
import { CopyProvider } from '#copy/loader/use-copy.ts'
import { replayTaps } from '#client/first-paint/early-taps.ts'
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
      <OnHydrated onHydrated={() => markHydrated(root)}>
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

/** Marks the island as hydrated and replays taps in another task, for slow phones. */
function markHydrated(root: HTMLElement): void {
  root.dataset['hydrated'] = ''
  setTimeout(() => replayTaps(root))
}

function OnHydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [])
  return children
}
