import type { ComponentType } from 'react'
import { retry } from '#client/first-paint/retry.ts'
import { loadCopy } from '#copy/loader/load-copy.ts'
import { type IslandName, ISLAND_COPY_SECTIONS } from './sections.ts'

/** Every island, by the name of its file. Each exports `Content`. */
const ISLANDS = {
  'request-form': () => import('./request-form.tsx'),
  'menu-bar': () => import('./menu-bar.tsx'),
  'mobile-menu': () => import('./mobile-menu.tsx'),
} satisfies Record<IslandName, () => Promise<{ readonly Content: ComponentType<never> }>>

/** How near to the screen, in screens, an island of a touched page is before it starts. */
const NEAR_MARGIN = '100%'
/** Wherever it is, as long as it is displayed at all: of the two menus the other one never is. */
const ANY_DISTANCE_MARGIN = '1000000px'

/**
 * Starts the islands of this page, each once: where there is a mouse all of
 * them after the paint; on a phone what is touched, what is near once
 * somebody has touched the page, and the rest when nothing else is to be done.
 */
export function createIslandStarter(page: ParentNode = document) {
  const roots = [...page.querySelectorAll<HTMLElement>('[data-island]')]
  const started = new Set<HTMLElement>()

  const start = (root: HTMLElement): void => {
    if (started.has(root)) return
    started.add(root)
    void loadAndHydrate(root)
  }

  const startWithin = (margin: string): void => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue
          observer.unobserve(target)
          const root = target.parentElement
          if (root) start(root)
        }
      },
      { rootMargin: margin },
    )
    for (const root of roots) {
      // Of the root itself there is no box (islands.css).
      if (root.firstElementChild) observer.observe(root.firstElementChild)
    }
  }

  return {
    everything: () => startWithin(ANY_DISTANCE_MARGIN),
    /** Somebody is here. @param target what was touched */
    touched(target: EventTarget | null): void {
      const root = target instanceof Element && target.closest<HTMLElement>('[data-island]')
      if (root) start(root)
      startWithin(NEAR_MARGIN)
    },
  }
}

/** An island whose script never comes stays what it is: a form that the browser sends, links, a link to the list of pages. */
async function loadAndHydrate(root: HTMLElement): Promise<void> {
  const name = root.dataset['island'] as IslandName
  const [{ Content }, { hydrateIsland }, copy] = await Promise.all([
    retry(ISLANDS[name]),
    retry(() => import('./hydrate-island.tsx')),
    retry(() => loadCopy(...ISLAND_COPY_SECTIONS[name])),
  ])
  hydrateIsland(root, Content, copy)
}
