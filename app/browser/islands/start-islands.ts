import type { ComponentType } from 'react'
import { retry } from '#app/browser/first-paint/retry.ts'
import { loadCopy } from '#copy/loader/load-copy.ts'
import { hydrateIsland } from './hydrate-island.tsx'
import * as menuBar from './menu-bar.tsx'
import * as mobileMenu from './mobile-menu.tsx'
import { type IslandName, ISLAND_COPY_SECTIONS } from './sections.ts'

/** All islands by file name. Each exports `Content`. */
const ISLANDS: Record<IslandName, () => Promise<{ readonly Content: ComponentType<never> }>> = {
  'submission-form': () => import('./submission-form.tsx'),
  'menu-bar': async () => menuBar,
  'mobile-menu': async () => mobileMenu,
}

/** Root margin within which an island of a touched page starts. */
const NEAR_MARGIN = '100%'
/** Root margin that covers any displayed island; of the two menus one is never displayed. */
const ANY_DISTANCE_MARGIN = '1000000px'

/**
 * Starts the islands of this page, each once: with a mouse all of them after the paint; on a phone
 * the touched one, then those near the screen, and the others when idle.
 */
export function createIslandStarter() {
  const roots = [...document.querySelectorAll<HTMLElement>('[data-island]')]
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
      // The root itself has no box (islands.css).
      if (root.firstElementChild) observer.observe(root.firstElementChild)
    }
  }

  return {
    startAll: () => startWithin(ANY_DISTANCE_MARGIN),
    /** Starts the island of a touched element, then those near the screen. */
    startTouched(target: EventTarget | null): void {
      const root = target instanceof Element && target.closest<HTMLElement>('[data-island]')
      if (root) start(root)
      startWithin(NEAR_MARGIN)
    },
  }
}

/**
 * Loads and hydrates an island. If its script fails to load, the static HTML remains: a native
 * form, links, a link to the sitemap.
 */
async function loadAndHydrate(root: HTMLElement): Promise<void> {
  const name = root.dataset['island'] as IslandName
  const [{ Content }, copy] = await Promise.all([
    retry(ISLANDS[name]),
    retry(() => loadCopy(...ISLAND_COPY_SECTIONS[name])),
  ])
  hydrateIsland(root, Content, copy)
}
