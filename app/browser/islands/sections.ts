import type { LoadedSection } from '#copy/loader/load-copy.ts'

/**
 * Copy sections of each island, by file name. island.tsx renders with these only, and the browser
 * loads them with the island's script.
 */
export const ISLAND_COPY_SECTIONS = {
  'submission-form': ['menus', 'submissionForm'],
  'menu-bar': ['menus'],
  'mobile-menu': ['menus'],
} as const satisfies Record<string, readonly LoadedSection[]>

export type IslandName = keyof typeof ISLAND_COPY_SECTIONS

/** Returns the error screen of an island; the menus' links need no script and stay. */
export const errorScreenOf = (island: string, isPage: boolean): 'page' | 'section' | 'none' => {
  if (island !== 'submission-form') return 'none'
  return isPage ? 'page' : 'section'
}
