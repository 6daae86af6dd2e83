import type { LoadedSection } from '#copy/loader/load-copy.ts'

/**
 * What each island says, by the name of its file: island.tsx renders it with
 * these words and no others, and a browser loads them beside its script.
 */
export const ISLAND_COPY_SECTIONS = {
  'request-form': ['menus', 'requestForm'],
  'menu-bar': ['menus'],
  'mobile-menu': ['menus'],
} as const satisfies Record<string, readonly LoadedSection[]>

export type IslandName = keyof typeof ISLAND_COPY_SECTIONS

/** Islands that one kind of screen shows alone (menus/wide-screen.ts): what they need, and no other does, the other kind does not load. */
export const ISLAND_SCREENS: Readonly<Partial<Record<IslandName, 'wide' | 'narrow'>>> = {
  'menu-bar': 'wide',
  'mobile-menu': 'narrow',
}
