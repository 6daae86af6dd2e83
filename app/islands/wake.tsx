import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { repeatTaps } from '#app/boot/early-taps.ts'
import { Contained } from './contained.tsx'

/**
 * Takes over an island as island.tsx rendered it, in slices, so that a slow
 * phone goes on answering meanwhile.
 */
export function wake(root: HTMLElement, content: ComponentType<never>): void {
  // What island.tsx wrote beside it were its own props.
  const Content = content as ComponentType<object>
  const { props = '{}', prefix = '', page } = root.dataset
  startTransition(() => {
    hydrateRoot(
      root,
      <Alive root={root}>
        <Contained isPage={page !== undefined}>
          <Content {...JSON.parse(props)} />
        </Contained>
      </Alive>,
      { identifierPrefix: prefix },
    )
  })
}

/** Says that the island is alive, and does what was tapped in it before. */
function Alive({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    root.dataset['alive'] = ''
    repeatTaps(root)
  }, [root])
  return children
}
