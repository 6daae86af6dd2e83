import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Copy } from '#copy/loader/copy.ts'
import { CopyProvider } from '#copy/loader/use-copy.ts'
import { replaceContent } from '#app/ui/replace-content.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { idPrefix } from './id-prefix.ts'
import { copyIsland, copyValues } from './kept-island.ts'
import { errorScreenOf } from './sections.ts'

/**
 * Hydrates an island as rendered by island.tsx, in time slices, so that a slow phone stays
 * responsive. Whatever fails, the island's content stays in the document with what was typed.
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
  const button = root.querySelector<HTMLButtonElement>('button[type=submit]')
  const servedButton = button && (button.cloneNode(true) as HTMLButtonElement)
  /** What the island shows, also after React has removed it. */
  let shown = [...root.childNodes]
  const onShown = () => {
    const now = [...root.childNodes]
    // React renders all of it anew if a part fails during hydration.
    if (shown[0] !== now[0]) copyValues(shown, now)
    shown = now
  }
  const keep = () => copyIsland([...root.childNodes], servedButton)
  startTransition(() => {
    hydrateRoot(
      root,
      <OnHydrated onShown={onShown} onHydrated={() => (root.dataset['hydrated'] = '')}>
        <CopyProvider value={copy}>
          <ErrorBoundary screen={errorScreenOf(island, page !== undefined)} keep={keep}>
            <Content {...props} />
          </ErrorBoundary>
        </CopyProvider>
      </OnHydrated>,
      {
        identifierPrefix: idPrefix(island, props),
        // The boundary failed too, and React removes everything.
        onUncaughtError: (error) => {
          const kept = copyIsland(shown, servedButton)
          setTimeout(() => {
            replaceContent(root, kept)
            root.dataset['hydrated'] = ''
            // Reported as React does it by itself.
            throw error
          })
        },
      },
    )
  })
}

interface OnHydratedProps {
  /** Called before anything is read from the content. */
  readonly onShown: () => void
  readonly onHydrated: () => unknown
  readonly children: ReactNode
}

function OnHydrated({ onShown, onHydrated, children }: OnHydratedProps) {
  const shown = useEffectEvent(onShown)
  const hydrated = useEffectEvent(onHydrated)
  useLayoutEffect(() => shown(), [])
  useEffect(() => void hydrated(), [])
  return children
}
