import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Copy } from '#copy/loader/copy.ts'
import { CopyProvider } from '#copy/loader/use-copy.ts'
import { replayTaps } from '#client/first-paint/early-taps.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { idPrefix } from './id-prefix.ts'

/**
 * Takes over an island as island.tsx rendered it, in slices, so that a slow
 * phone goes on answering meanwhile.
 * @param copy the island's sections (sections.ts)
 */
export function hydrateIsland(
  root: HTMLElement,
  content: ComponentType<never>,
  copy: Partial<Copy>,
): void {
  // What island.tsx wrote beside it were its own props.
  const Content = content as ComponentType<object>
  const { island = '', page, ...props } = root.dataset
  startTransition(() => {
    hydrateRoot(
      root,
      <OnHydrated onAlive={() => markHydrated(root)}>
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

/** Says that the island is alive, and does what was tapped in it before: in a turn of its own, or a slow phone would stand still for both. */
function markHydrated(root: HTMLElement): void {
  root.dataset['alive'] = ''
  setTimeout(() => replayTaps(root))
}

/** Calls back once all in it is alive. */
function OnHydrated({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [])
  return children
}
